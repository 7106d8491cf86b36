/** That something happened in a widget, without its content. */
export interface WidgetEvent {
  /** The widget's name, such as `chat` or `findingsReview`. */
  widget: string;
  /** The event's name: that of the widget's prop without `on`, such as `messageSend`. */
  name: string;
  /** What it is about, such as `{ sessionId }` or `{ connectorId, connectionId }`. */
  ids: Readonly<Record<string, string | readonly string[]>>;
}
