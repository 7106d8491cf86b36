/** A spreadsheet's tab: its header row, and the rows below with varying lengths. */
export interface WorkbookSheet {
  readonly title: string;
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Workbook {
  readonly id: string;
  readonly name: string;
  readonly sheets: readonly WorkbookSheet[];
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

const deliveries: WorkbookSheet = {
  title: 'Deliveries',
  headers: ['Date', 'Supplier', 'Product', 'Boxes', 'Temperature °C', 'On time'],
  rows: Array.from({ length: 137 }, (_, at) => [
    `2026-0${1 + (at % 9)}-${String(1 + (at % 28)).padStart(2, '0')}`,
    ['Saltmarsh Fisheries', 'Oatfield Mill', 'Borealis Berries'][at % 3] ?? '',
    ['Smoked trout', 'Oat base', 'Lingonberries'][at % 3] ?? '',
    String(4 + ((at * 7) % 40)),
    (1 + ((at * 13) % 50) / 10).toFixed(1),
    at % 5 === 0 ? 'no' : 'yes',
  ]),
};

/** The spreadsheets of every drive. */
export const workbooks: readonly Workbook[] = [
  {
    id: 'sheet-deliveries',
    name: 'Delivery sheet 2026.xlsx',
    sheets: [
      deliveries,
      {
        title: 'Suppliers',
        headers: ['Name', 'Country', 'Contact'],
        rows: [
          ['Saltmarsh Fisheries', 'Ireland', 'orders@saltmarsh.example'],
          ['Oatfield Mill', 'Denmark'],
          ['Borealis Berries', 'Finland', 'hei@borealis.example', 'speaks Swedish'],
        ],
      },
      { title: 'Notes', headers: [], rows: [] },
    ],
  },
  {
    id: 'sheet-prices',
    name: 'Price list – Crèmerie du Lac (été).xlsx',
    sheets: [
      {
        title: 'Prix',
        headers: ['Référence', 'Désignation', 'Prix €/kg', 'TVA'],
        rows: [
          ['F-01', 'Crème fraîche d’Isigny', '6,40', '5,5 %'],
          ['F-02', 'Beurre demi-sel 🧈', '9,10', '5,5 %'],
          ['F-03', 'Fromage blanc', '3,20', ''],
          ['F-04', '', '', ''],
          ['F-05', 'Comté, 18 mois', '24,80', '5,5 %'],
        ],
      },
    ],
  },
  {
    id: 'sheet-temperatures',
    name: 'Cold store temperatures, all sensors.xlsx',
    sheets: [
      {
        title: 'Week 9',
        headers: ['Time', ...Array.from({ length: 39 }, (_, at) => `Sensor ${at + 1}`)],
        rows: Array.from({ length: 40 }, (_, hour) => [
          `${weekdays[Math.floor(hour / 8)] ?? ''} ${String((hour % 8) * 3).padStart(2, '0')}:00`,
          ...Array.from({ length: 39 }, (__, at) => (((hour * 3 + at) % 60) / 10 - 1).toFixed(1)),
        ]),
      },
    ],
  },
  {
    id: 'sheet-shifts',
    name: 'Shift plan drivers.xlsx',
    sheets: weekdays.map((title) => ({
      title,
      headers: ['Driver', 'From', 'To', 'Tour'],
      rows: [
        ['Imke Brandt', '04:00', '12:00', 'North'],
        ['Théo Lefèvre', '05:00', '13:00', 'South'],
      ],
    })),
  },
  {
    id: 'sheet-empty',
    name: 'Untitled spreadsheet.xlsx',
    sheets: [{ title: 'Sheet1', headers: [], rows: [] }],
  },
];
