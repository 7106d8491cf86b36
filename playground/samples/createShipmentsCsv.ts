const lanes = [
  {
    supplier: 'Borealis Berries',
    cargo: 'Wild bilberry',
    from: 'Kotka',
    days: 4,
    temperature: -20,
  },
  { supplier: 'Borealis Berries', cargo: 'Lingonberry', from: 'Luleå', days: 6, temperature: -20 },
  {
    supplier: 'Saltmarsh Fisheries',
    cargo: 'Smoked trout',
    from: 'Esbjerg',
    days: 2,
    temperature: 2,
  },
  { supplier: 'Oatfield Mill', cargo: 'Oat base', from: 'Gdynia', days: 3, temperature: 6 },
  {
    supplier: 'Nordkarton',
    cargo: 'Cartons, flat',
    from: 'Gothenburg',
    days: 2,
    temperature: undefined,
  },
] as const;

const ports = ['Rotterdam', 'Bremerhaven', 'Hamburg', 'Felixstowe'];

const columns = [
  'shipment',
  'booked',
  'supplier',
  'cargo',
  'from',
  'to',
  'pallets',
  'weight_kg',
  'temperature_c',
  'arrived',
  'delay_hours',
  'freight_eur',
];

const day = 24 * 60 * 60 * 1000;

/**
 * Creates a sample CSV file for the chat: past shipments, one per line, deterministic.
 *
 * @param rows - The number of shipments.
 */
export function createShipmentsCsv(rows = 120): string {
  const draw = createDraw(20_260_301);
  const lines = Array.from({ length: rows }, (_, at) => {
    const lane = pick(lanes, draw());
    const booked = Date.UTC(2026, 0, 5) + at * day;
    const pallets = 4 + Math.floor(draw() * 20);
    const delay = draw() < 0.12 ? 2 + Math.floor(draw() * 40) : 0;
    return [
      `QM-${4600 + at}`,
      isoDay(booked),
      lane.supplier,
      quoted(lane.cargo),
      lane.from,
      pick(ports, draw()),
      pallets,
      pallets * (540 + Math.floor(draw() * 120)),
      lane.temperature ?? '',
      isoDay(booked + lane.days * day + delay * 60 * 60 * 1000),
      delay,
      (pallets * (38 + draw() * 14)).toFixed(2),
    ].join(',');
  });
  return [columns.join(','), ...lines, ''].join('\n');
}

/** Creates a seeded generator of numbers from 0 to 1. */
function createDraw(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function pick<T>(list: readonly T[], draw: number): T {
  const picked = list[Math.floor(draw * list.length)];
  if (picked === undefined) throw new Error('Brainstem: there is nothing to pick from.');
  return picked;
}

function quoted(text: string): string {
  return text.includes(',') ? `"${text}"` : text;
}

function isoDay(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
