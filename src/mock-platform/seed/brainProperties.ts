import type { Random } from '../random.ts';
import type { PropertyProfile } from '../state/brain/brain.ts';
import type { LabelKind } from './brainLabels.ts';

type Told = readonly [name: string, type: string, ...samples: (string | number | boolean)[]];

const common: readonly Told[] = [
  ['created_at', 'Date', '2025-02-11', '2025-09-30', '2026-01-14'],
  ['updated_at', 'Date', '2026-02-02', '2026-02-20'],
];

const properties: Record<LabelKind, readonly Told[]> = {
  party: [
    ['name', 'String', 'Saltmarsh Fisheries', 'Hotel Linden', 'Ingrid Solberg'],
    ['email', 'String', 'orders@saltmarsh.example', 'kitchen@hotel-linden.example'],
    ['phone', 'String', '+44 1632 960123', '+49 30 23125 014'],
    ['country', 'String', 'Norway', 'Germany', 'United Kingdom'],
    ['vat_number', 'String', 'GB999999973', 'DE999999999'],
    ['is_active', 'Boolean', true, false],
    ['customer_number', 'Integer', 10_482, 10_931],
    ['payment_days', 'Integer', 14, 30, 60],
  ],
  place: [
    ['name', 'String', 'Store 2', 'East gate', 'Route 12'],
    ['city', 'String', 'Hull', 'Bergen', 'Hamburg'],
    ['postcode', 'String', 'HU1 1AA', '20457'],
    ['country', 'String', 'Norway', 'Germany', 'United Kingdom'],
    ['capacity_pallets', 'Integer', 40, 320, 1200],
    ['opens_at', 'String', '04:30', '06:00'],
  ],
  item: [
    ['name', 'String', 'Smoked trout', 'Bilberries, frozen', 'Barista oat drink'],
    ['product_number', 'Integer', 4417, 5120, 7003],
    ['weight_kg', 'Float', 0.4, 1, 12.5],
    ['storage_temperature', 'Float', -18, 2, 4],
    ['best_before', 'Date', '2026-05-31', '2026-11-01'],
    ['origin', 'String', 'Norway', 'Finland'],
    ['is_organic', 'Boolean', false, true],
  ],
  trade: [
    ['number', 'String', 'O-20931', 'I-8840', 'D-77102'],
    ['amount', 'Float', 148.2, 2310, 18_420.75],
    ['currency', 'String', 'EUR', 'GBP'],
    ['status', 'String', 'open', 'delivered', 'paid'],
    ['due_date', 'Date', '2026-03-15', '2026-04-01'],
    ['customer_number', 'Integer', 10_482, 10_931],
    ['product_number', 'Integer', 4417, 5120],
  ],
  paper: [
    ['name', 'String', 'C-1987', 'Supply agreement 2024', 'Minutes of 12 January'],
    ['language', 'String', 'en', 'de', 'nb'],
    ['pages', 'Integer', 2, 14, 61],
    ['signed_at', 'Date', '2024-01-04', '2025-06-17'],
    ['due_date', 'Date', '2026-11-01', '2026-12-31'],
    ['vat_number', 'String', 'GB999999973'],
  ],
  coldChain: [
    ['name', 'String', 'Truck 7', 'Sensor B-14'],
    ['plate', 'String', 'TW66 FRZ', 'HH TF 207'],
    ['storage_temperature', 'Float', -21.4, -18, 3.2],
    ['capacity_pallets', 'Integer', 12, 18],
    ['serviced_at', 'Date', '2025-12-09', '2026-02-18'],
    ['is_active', 'Boolean', true, false],
  ],
  story: [
    ['name', 'String', 'Late trout of February', 'Renewal of C-1987'],
    ['step', 'Integer', 1, 2, 3],
    ['status', 'String', 'running', 'done'],
  ],
};

/** The properties of a label: those of its kind, of which rarer ones may be missing. */
export function propertiesOf(kind: LabelKind, random: Random): Record<string, PropertyProfile> {
  const [first, ...others] = properties[kind];
  const kept = others.filter(() => random.next() < 0.75);
  const all = [...(first === undefined ? [] : [first]), ...kept, ...common];
  return Object.fromEntries(
    all.map(([name, type, ...sample_values], at): [string, PropertyProfile] => {
      const presence_percentage =
        at === 0 ? 100 : Math.round(1000 * (0.2 + 0.8 * random.next())) / 10;
      return [name, { type, presence_percentage, sample_values }];
    }),
  );
}
