/** The public widgets, in the order of the documents. */
export const widgetNames = [
  'chat',
  'chatLauncher',
  'findingsReview',
  'ontologyEditor',
  'ontologyPicker',
  'onboarding',
  'productOnboarding',
  'delegatedOnboarding',
  'connectors',
  'drivePicker',
  'sheetPicker',
  'sitePicker',
  'mailSettings',
  'messagingPairing',
  'documentUpload',
  'sqlConnectionForm',
  'docstoreForm',
  'restConnector',
  'credentialForm',
  'brainViewer',
  'taskList',
  'platformForm',
  'attentionBadge',
] as const;

/** The name of a public widget. */
export type WidgetName = (typeof widgetNames)[number];

/** `findingsReview` as it is written in markup: `findings-review`. */
export type KebabCase<S extends string> = S extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${KebabCase<Rest>}`
  : S;

/** The tag of a widget's element. */
export type WidgetTag = `brainstem-${KebabCase<WidgetName>}`;

/** A widget by its name, by its name in markup or by its tag. */
export type AnyWidgetName = WidgetName | KebabCase<WidgetName> | WidgetTag;

/** The widget with a name. */
export type WidgetOf<A extends AnyWidgetName> = {
  [N in WidgetName]: A extends N | KebabCase<N> | `brainstem-${KebabCase<N>}` ? N : never;
}[WidgetName];

/** `findingsReview` as it is written in markup: `findings-review`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * Returns the tag of a widget by any of its names.
 *
 * @throws TypeError with all names, if no widget has this one.
 */
export function tagOf(name: string): string {
  const short = kebabCase(name).replace(/^brainstem-/, '');
  const names = widgetNames.map(kebabCase);
  if (names.includes(short)) return `brainstem-${short}`;
  throw new TypeError(
    `Brainstem: there is no widget named ${JSON.stringify(name)}. Use one of ${names.join(', ')}.`,
  );
}
