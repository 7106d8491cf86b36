/**
 * An event in a widget, without its content; or, from the widget `platform` with the name `drift`,
 * a report that an answer differs from the platform's documents and was shown as far as it could be
 * read. Its `ids` are the `route` and the `path` of the field, and each place is reported once.
 */
export interface WidgetEvent {
  /** The widget's name, such as `chat` or `findingsReview`; `platform` for a drift. */
  widget: string;
  /** The event's name: that of the widget's prop without `on`, such as `messageSend`. */
  name: string;
  /** The ids of its subject, such as `{ sessionId }` or `{ connectorId, connectionId }`. */
  ids: Readonly<Record<string, string | readonly string[]>>;
}
