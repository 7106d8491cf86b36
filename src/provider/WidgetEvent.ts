/**
 * An event of a widget, without its content. Or `drift` of the widget `platform`: an answer differs
 * from the platform's documentation but was still decoded. Its `ids` are the `route` and the
 * field's `path`; each place is reported once.
 */
export interface WidgetEvent {
  /** The widget's name, such as `chat` or `findingsReview`; `platform` for a drift. */
  widget: string;
  /** The event's name: the widget's prop without `on`, such as `messageSend`. */
  name: string;
  /** The ids of its subject, such as `{ sessionId }` or `{ connectorId, connectionId }`. */
  ids: Readonly<Record<string, string | readonly string[]>>;
}
