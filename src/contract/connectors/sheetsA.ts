import * as v from 'valibot';
import { defineEndpoint } from '../schema/endpoint.ts';
import { reading } from './scopes.ts';
import { nonEmpty } from '../schema/ids.ts';
import { textOrEmpty } from '../schema/replacement.ts';

const text = v.nullish(v.string());
const integer = v.pipe(v.number(), v.integer());

export const selectedSheet = v.looseObject({
  id: v.string(),
  name: text,
  url: text,
  /** The MIME type of spreadsheets. */
  type: text,
  addedAt: text,
  addedBy: text,
  /** Missing or `never` before the first sync; then one of the seven stages, or `paused`. */
  syncStatus: text,
  description: text,
});

/** A selected spreadsheet, in the metadata as `selectedSheets`. */
export interface SelectedSheet extends v.InferOutput<typeof selectedSheet> {}

export const sheetPreview = v.object({
  spreadsheetId: v.string(),
  sheetName: v.string(),
  availableSheets: v.array(v.object({ title: v.string(), sheetId: integer, index: integer })),
  // An unreadable cell stays as an empty one, so that later ones keep their columns.
  headers: v.array(textOrEmpty),
  /** Up to five rows. */
  sampleRows: v.array(v.array(textOrEmpty)),
  totalColumns: integer,
  hasMoreRows: v.boolean(),
});

/** The first rows of a spreadsheet's tab. */
export interface SheetPreview extends v.InferOutput<typeof sheetPreview> {}

/** `GET {public_url}/connect/integrations/sheet-preview`: the first tab by default. */
export const getSheetPreview = defineEndpoint(
  'getSheetPreview',
  'GET /connect/integrations/sheet-preview',
  {
    ...reading,
    query: v.object({
      connectionId: nonEmpty,
      providerConfigKey: nonEmpty,
      spreadsheetId: nonEmpty,
      sheetName: v.optional(v.string()),
    }),
    response: sheetPreview,
  },
);
