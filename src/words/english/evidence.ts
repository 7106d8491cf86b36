// Written by `npm run words` from evidence.json.
import { words } from './evidence.json?words';
import type { Format } from '../format.ts';

/** Words of the panel that shows what is behind a source, an item or a finding. */
export interface EvidenceWords {
  /** `Source` */
  source: string;
  /** `Item in your knowledge graph` */
  node: string;
  /** `Type in your knowledge graph` */
  label: string;
  /** `Finding` */
  finding: string;
  /** `Page {page}` `page` is a number or a label such as iv. */
  page: (page: string) => string;
  /** `Open {host}` On the link to a source’s page. */
  openPage: (host: string) => string;
  /** `We couldn’t find the text behind this.` */
  unresolved: string;
  /** `Couldn’t load the passage` */
  failed: string;
  /** `Back` */
  back: string;
  /** `Related` */
  related: string;
  /** `Findings loaded here` Above the findings that name an item, of those that the page has loaded: there may be others. */
  findingsHere: string;
  /** `Sources` */
  sources: string;
  /** `In your knowledge graph` */
  nodes: string;
  /** `Confidence` */
  confidence: string;
  /** `Status` */
  status: string;
  /** `To review` */
  pending: string;
  /** `Approved` */
  approved: string;
  /** `Rejected` */
  rejected: string;
}

/** Words of the panel that shows what is behind a source, an item or a finding, in English. */
export const evidenceWords: (format: Format) => EvidenceWords = words;
