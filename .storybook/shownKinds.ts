import { shownColours } from './shownColours.ts';

/** Attributes whose values, too, decide how axe judges an element; of the others, that they are there. */
const judgedByValue =
  /^(type|tabindex|aria-(hidden|live|expanded|pressed|checked|selected|current|invalid|disabled|level|modal))$/;

/** Attributes that axe doesn't judge: looks, data, and the drawing of a picture. */
const notJudged =
  /^(data-|style$|class$|role$|id$|value$|src|d$|[xyr]\d?$|c[xy]$|points$|transform$|viewBox$|width$|height$|fill|stroke)/;

/**
 * Lists what decides axe's results for the elements below a root: one line for each kind of element
 * and each kind of text, the same for those that differ in their words alone, with an element of it.
 */
export function shownKinds(root: ParentNode): Map<string, Element> {
  const kinds = shownColours(root);
  const visit = (parent: ParentNode): void => {
    for (const element of parent.children) {
      const attributes = judgedAttributes(element);
      if (!isPlain(element, attributes)) kinds.set(describe(element, attributes), element);
      visit(element);
      if (element.shadowRoot !== null) visit(element.shadowRoot);
    }
  };
  visit(root);
  return kinds;
}

function judgedAttributes(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => !notJudged.test(name))
    .map(({ name, value }) =>
      value === '' || judgedByValue.test(name) ? `${name}=${value}` : name,
    );
  return attributes.toSorted().join(' ');
}

/** Returns true for a box or a text without a meaning: axe judges only if it scrolls, and its colours. */
function isPlain(element: Element, attributes: string): boolean {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
  return (
    /^(div|span)$/.test(element.localName) &&
    attributes === '' &&
    !element.hasAttribute('role') &&
    scrollHeight <= clientHeight &&
    scrollWidth <= clientWidth
  );
}

function describe(element: Element, attributes: string): string {
  return [
    element.localName,
    // The hashed class says which part of which component.
    element.getAttribute('class'),
    element.getAttribute('role'),
    attributes,
    ...namesOf(element),
  ].join(' | ');
}

/** Returns whether there are words in an element, in its labels, and in what names it. */
function namesOf(element: Element): boolean[] {
  const labels = 'labels' in element && element.labels instanceof NodeList ? element.labels : [];
  const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ');
  const naming = ids.map((id) => element.ownerDocument.getElementById(id));
  return [[element], [...labels], naming].map((all) =>
    all.some((each) => (each?.textContent ?? '').trim() !== ''),
  );
}
