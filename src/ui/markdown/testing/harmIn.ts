const html =
  'a blockquote br button code del details div em figcaption figure h3 h4 h5 h6 hr img input li ol p path ' +
  'kbd mark pre span strong sub summary sup svg table tbody td th thead tr u ul';
const mathml =
  'math semantics annotation mi mn mo ms mtext mspace mrow mfrac msqrt mroot mstyle mpadded mphantom ' +
  'msub msup msubsup munder mover munderover mtable mtr mtd menclose';
const elements: ReadonlySet<string> = new Set(`${html} ${mathml}`.split(' '));

const attributes: ReadonlySet<string> = new Set(
  (
    'alt aria-hidden aria-label aria-labelledby aria-live aria-pressed checked class d data-footnote data-part data-size data-variant ' +
    'decoding dir disabled fill height href id loading open readonly referrerpolicy rel role scope src ' +
    'start stroke stroke-linecap stroke-linejoin stroke-width tabindex target title translate type viewbox ' +
    'width display encoding mathvariant mathcolor mathbackground mathsize displaystyle scriptlevel ' +
    'stretchy fence separator lspace rspace minsize maxsize accent accentunder linethickness depth ' +
    'voffset rowspacing columnspacing columnalign columnlines rowlines notation xmlns focusable'
  ).split(' '),
);

/** Lists everything in an element that could run code, load a resource or navigate elsewhere. */
export function harmIn(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    const harm = elements.has(name) ? [] : [name];
    return [
      ...harm,
      ...[...element.attributes]
        .filter(isHarmful)
        .map((attribute) => `${name} ${attribute.name}=${attribute.value}`),
    ];
  });
}

function isHarmful({ name, value, ownerElement }: Attr): boolean {
  if (!attributes.has(name.toLowerCase())) return true;
  if (name === 'href') {
    return (
      !(ownerElement instanceof HTMLAnchorElement) ||
      !/^(?:https?|mailto):$/.test(ownerElement.protocol)
    );
  }
  return name === 'src' && !value.startsWith('https://images.example.com/');
}
