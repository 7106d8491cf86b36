/**
 * A fetch whose answers are changed on their way, for what no seed holds: a tenant with very long
 * words, or with one thing of a kind.
 *
 * @param change - Called for every key of an answer, innermost first; returns the value to use.
 */
export function changeAnswers(
  fetch: typeof globalThis.fetch,
  change: (key: string, value: unknown) => unknown,
): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(new Request(input, init));
    if (response.headers.get('content-type')?.includes('json') !== true) return response;
    const { status, headers } = response;
    const answer: unknown = JSON.parse(await response.text(), change);
    return new Response(JSON.stringify(answer), { status, headers });
  };
}

/** Leaves one thing in the lists of these keys. */
export function oneOf(...keys: string[]): (key: string, value: unknown) => unknown {
  return (key, value) => (keys.includes(key) && Array.isArray(value) ? value.slice(0, 1) : value);
}

/** Makes the texts of these keys very long, with a word that no line holds. */
export function lengthen(...keys: string[]): (key: string, value: unknown) => unknown {
  return (key, value) => {
    if (!keys.includes(key)) return value;
    if (typeof value === 'string') return longer(value);
    if (!Array.isArray(value)) return value;
    return value.map((one: unknown) => (typeof one === 'string' ? longer(one) : one));
  };
}

const longWord = 'Lieferantenbewertungsübersichtszusammenfassung'.repeat(3);

function longer(text: string): string {
  return `${text} (${longWord}) and everything that follows from it for those who order, store and deliver`;
}
