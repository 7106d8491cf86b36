/** The placeholder in the HTML that the server replaces with each response's CSP nonce. */
export const noncePlaceholder = '__CSP_NONCE__';

/** The path of the page without a framework. */
export const plainPath = '/plain';

/** The partner's page, built or from a development server. */
export interface Page {
  /** Returns the HTML of any of the app's URLs, with {@link noncePlaceholder}. */
  html(path: string): Promise<string>;
  /** Returns a built file; undefined if there is none at this path. */
  file(path: string): PageFile | undefined;
  /** True if the page opens a WebSocket to its own server. */
  readonly hasSocket: boolean;
}

/** A file that the page loads. */
export interface PageFile {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly contentType: string;
}
