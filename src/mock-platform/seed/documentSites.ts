/** A folder of a site and what it holds; one without children is a file. */
export interface SeededFolder {
  readonly name: string;
  readonly children?: readonly SeededFolder[];
}

/** A site of the document service. */
export interface SeededSite {
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
  readonly isSharedItems: boolean;
  readonly folders: readonly SeededFolder[];
}

const file = (name: string): SeededFolder => ({ name });

/** The sites behind every docs-online connection of the mock. */
export const documentSites: readonly SeededSite[] = [
  {
    id: 'site-quality',
    name: 'quality',
    displayName: 'Quality and food safety',
    isSharedItems: false,
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
  {
    id: 'site-purchasing',
    name: 'purchasing',
    displayName: 'Purchasing',
    isSharedItems: false,
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
    id: 'site-shared',
    name: 'shared',
    displayName: 'Shared with me',
    isSharedItems: true,
    folders: [file('Route plan Müller & Söhne.docx')],
  },
];
