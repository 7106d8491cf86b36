import type { DriveFile } from '../../contract/index.ts';
import tables from './driveFiles.json' with { type: 'json' };
import workbooks from './connectors/workbooks.json' with { type: 'json' };

export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Kind {
  readonly ending: string;
  readonly mimeType: string;
  /** The size in bytes. Undefined for a folder. */
  readonly bytes?: number | undefined;
}

const kinds: readonly Kind[] = tables.kinds;
const day = 24 * 60 * 60 * 1000;
const host = 'https://drive.example';

/**
 * Creates the files of every drive, including spreadsheets, newest first.
 *
 * @param count - The number of files.
 * @param now - The newest file was changed one day earlier.
 */
export function driveFiles(count: number, now: number): DriveFile[] {
  const sheets = workbooks.map(({ id, name }, at) => ({
    ...fileAt(now - (at + 3) * day, {
      ending: '.xlsx',
      mimeType: spreadsheetType,
      bytes: 64_000 + 137 * at,
    }),
    id,
    name,
    webViewLink: `${host}/open/${id}`,
  }));
  const { subjects, partners } = tables;
  const others = Array.from({ length: Math.max(0, count - sheets.length) }, (_, at) => {
    const subject = subjects[at % subjects.length] ?? '';
    const round = Math.floor(at / subjects.length);
    const partner = partners[round % partners.length] ?? '';
    const month = new Date(now - Math.floor(round / partners.length) * 31 * day)
      .toISOString()
      .slice(0, 7);
    const kind = kinds[(at + round) % kinds.length] ?? { ending: '', mimeType: '' };
    const bytes = kind.bytes && kind.bytes + ((137 * at) % 977);
    const id = `file-${String(at + 1).padStart(5, '0')}`;
    return {
      ...fileAt(now - (at + 1) * (day / 4), { ...kind, bytes }),
      id,
      name: `${subject} ${partner} ${month}${kind.ending}`,
      webViewLink: `${host}/open/${id}`,
    };
  });
  return [...others, ...sheets].sort((a, b) => b.modifiedTime.localeCompare(a.modifiedTime));
}

function fileAt(
  at: number,
  { mimeType, bytes, ending }: Kind,
): Omit<DriveFile, 'id' | 'name'> & { modifiedTime: string } {
  return {
    mimeType,
    createdTime: new Date(at - 30 * day).toISOString(),
    modifiedTime: new Date(at).toISOString(),
    ...(bytes === undefined ? {} : { size: String(bytes) }),
    iconLink: `${host}/icons/${ending === '' ? 'folder' : ending.slice(1)}.png`,
  };
}
