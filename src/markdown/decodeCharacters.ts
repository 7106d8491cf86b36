/**
 * Decodes character references such as `&amp;`, `&#233;` and `&#xE9;`. Unknown names stay as
 * written; an invalid code point becomes U+FFFD.
 */
export function decodeCharacters(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(reference, (written, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return namedCharacters.get(name) ?? written;
    return characterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

const reference = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z][A-Za-z\d]{1,31}));/g;

function characterOf(code: number): string {
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code === 0 || code > 0x10ffff || isSurrogate ? '\uFFFD' : String.fromCodePoint(code);
}

/**
 * Named character references, such as `&eacute;`: those of HTML 4, and the HTML 5 punctuation that
 * can obfuscate URLs. The other two thousand names of HTML 5 would outweigh the renderer.
 */
const namedCharacters: ReadonlyMap<string, string> = new Map([
  ...named(
    160,
    'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn ' +
      'sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest ' +
      'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute ' +
      'Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc ' +
      'Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ' +
      'ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide ' +
      'oslash ugrave uacute ucirc uuml yacute thorn yuml',
  ),
  ...named(
    913,
    'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho',
  ),
  ...named(931, 'Sigma Tau Upsilon Phi Chi Psi Omega'),
  ...named(
    945,
    'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho ' +
      'sigmaf sigma tau upsilon phi chi psi omega',
  ),
  ...paired(
    'amp & lt < gt > quot " apos \' excl ! num # dollar $ percnt % lpar ( rpar ) ast * plus + ' +
      'comma , period . sol / colon : semi ; equals = quest ? commat @ lsqb [ bsol \\ rsqb ] ' +
      'Hat ^ lowbar _ grave ` lcub { verbar | vert | rcub } ' +
      'OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ fnof ƒ circ ˆ tilde ˜ thetasym ϑ upsih ϒ piv ϖ ' +
      'ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ dagger † Dagger ‡ bull • ' +
      'hellip … permil ‰ prime ′ Prime ″ lsaquo ‹ rsaquo › oline ‾ frasl ⁄ euro € image ℑ ' +
      'weierp ℘ real ℜ trade ™ alefsym ℵ larr ← uarr ↑ rarr → darr ↓ harr ↔ crarr ↵ lArr ⇐ ' +
      'uArr ⇑ rArr ⇒ dArr ⇓ hArr ⇔ forall ∀ part ∂ exist ∃ empty ∅ nabla ∇ isin ∈ notin ∉ ni ∋ ' +
      'prod ∏ sum ∑ minus − lowast ∗ radic √ prop ∝ infin ∞ ang ∠ and ∧ or ∨ cap ∩ cup ∪ int ∫ ' +
      'there4 ∴ sim ∼ cong ≅ asymp ≈ ne ≠ equiv ≡ le ≤ ge ≥ sub ⊂ sup ⊃ nsub ⊄ sube ⊆ supe ⊇ ' +
      'oplus ⊕ otimes ⊗ perp ⊥ sdot ⋅ lceil ⌈ rceil ⌉ lfloor ⌊ rfloor ⌋ lang ⟨ rang ⟩ loz ◊ ' +
      'spades ♠ clubs ♣ hearts ♥ diams ♦',
  ),
  ['Tab', '\t'],
  ['NewLine', '\n'],
  ['ensp', '\u2002'],
  ['emsp', '\u2003'],
  ['thinsp', '\u2009'],
  ['zwnj', '\u200c'],
  ['zwj', '\u200d'],
  ['lrm', '\u200e'],
  ['rlm', '\u200f'],
]);

/** Maps names to consecutive code points. */
function named(firstCode: number, names: string): [string, string][] {
  return names
    .split(' ')
    .map((name, index): [string, string] => [name, String.fromCodePoint(firstCode + index)]);
}

/** Maps each name to the character after it. */
function paired(list: string): [string, string][] {
  return [...list.matchAll(/(\S+) (\S+)/g)].map(([, name = '', character = '']) => [
    name,
    character,
  ]);
}
