/** Placeholder in the HTML that the server replaces with the nonce of each response. */
export const noncePlaceholder = '__CSP_NONCE__';

/** The address of the page that has no framework. */
export const plainPath = '/plain';

/** The partner's page, built or from a development server. */
export interface Page {
  /** The HTML of any address of the app, with {@link noncePlaceholder}. */
  html(path: string): Promise<string>;
  /** A built file; undefined when there is none at this path. */
  file(path: string): PageFile | undefined;
  /** True if the page opens a socket to its own server. */
  readonly hasSocket: boolean;
}

/** A file that the page loads. */
export interface PageFile {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly contentType: string;
}
