import { shownColours } from './shownColours.ts';

/** Attributes whose values, too, decide how axe judges an element; of the others, that they are there. */
const judgedByValue =
  /^(type|tabindex|aria-(hidden|live|expanded|pressed|checked|selected|current|invalid|disabled|level|modal))$/;

/** Attributes that axe doesn't judge: looks, data, and the drawing of a picture. */
const notJudged =
  /^(data-|style$|class$|role$|id$|value$|src|d$|[xyr]\d?$|c[xy]$|points$|transform$|viewBox$|width$|height$|fill|stroke)/;

/**
 * Lists what decides axe's results for the elements below a root: one line for each kind of element
 * and each kind of text, the same for those that differ in their words alone.
 */
export function shownKinds(root: ParentNode): Set<string> {
  const kinds = shownColours(root);
  const visit = (parent: ParentNode): void => {
    for (const element of parent.children) {
      kinds.add(describe(element));
      visit(element);
      if (element.shadowRoot !== null) visit(element.shadowRoot);
    }
  };
  visit(root);
  return kinds;
}

function describe(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => !notJudged.test(name))
    .map(({ name, value }) =>
      value === '' || judgedByValue.test(name) ? `${name}=${value}` : name,
    );
  return [
    element.localName,
    // The hashed class says which part of which component.
    element.getAttribute('class'),
    element.getAttribute('role'),
    attributes.toSorted().join(' '),
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
