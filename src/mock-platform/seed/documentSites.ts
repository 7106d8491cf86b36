/** A folder of a site and what it holds; one without children is a file. */
export interface SeededFolder {
  readonly name: string;
  readonly children?: readonly SeededFolder[];
}

/** A drive of a site. */
export interface SeededDrive {
  readonly id: string;
  readonly name: string;
  readonly folders: readonly SeededFolder[];
}

/** A site of the document service. */
export interface SeededSite {
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
  readonly isSharedItems: boolean;
  /** The default one first. */
  readonly drives: readonly [SeededDrive, ...SeededDrive[]];
}

const file = (name: string): SeededFolder => ({ name });

/** The sites behind every docs-online connection of the mock. */
export const documentSites: readonly SeededSite[] = [
  {
    id: 'site-quality',
    name: 'quality',
    displayName: 'Quality and food safety',
    isSharedItems: false,
    drives: [
      {
        id: 'drive-quality',
        name: 'Documents',
        folders: [
          {
            name: 'Audits',
            children: [
              { name: '2025', children: [file('Audit report spring.pdf'), file('Findings.docx')] },
              { name: '2026', children: [file('Audit plan.docx')] },
            ],
          },
          { name: 'Data sheets', children: [file('Oat base 4417.pdf'), file('Smoked trout.pdf')] },
          { name: 'Empty folder', children: [] },
          file('Read me first.docx'),
        ],
      },
    ],
  },
  {
    id: 'site-purchasing',
    name: 'purchasing',
    displayName: 'Purchasing',
    isSharedItems: false,
    drives: [
      {
        id: 'drive-purchasing',
        name: 'Documents',
        folders: [
          {
            name: 'Contracts',
            children: [
              file('C-1987 Saltmarsh Fisheries.pdf'),
              file('C-2044 Oatfield Mill.pdf'),
              { name: 'Archive', children: [file('C-0911 Borealis Berries Oy.pdf')] },
            ],
          },
          { name: 'Price lists', children: [file('Prices 2026.xlsx'), file('Prices 2025.xlsx')] },
        ],
      },
      {
        id: 'drive-purchasing-archive',
        name: 'Supplier archive',
        folders: [
          { name: '2019', children: [file('C-0147 Harbour Ice.pdf')] },
          { name: 'Contracts', children: [file('C-0033 Norrland Dairy.pdf')] },
        ],
      },
    ],
  },
  {
    id: 'site-shared',
    name: 'shared',
    displayName: 'Shared with me',
    isSharedItems: true,
    drives: [
      { id: 'drive-shared', name: 'Documents', folders: [file('Route plan Müller & Söhne.docx')] },
    ],
  },
];
