import type { ShipmentStatus } from '../data/shipments.ts';

const labels: Record<ShipmentStatus, string> = {
  'under way': 'Under way',
  'at port': 'At port',
  delayed: 'Delayed',
  held: 'Held',
  delivered: 'Delivered',
};

/** A shipment's status label. */
export function Status({ status }: { status: ShipmentStatus }) {
  return (
    <span className="status" data-status={status}>
      {labels[status]}
    </span>
  );
}
