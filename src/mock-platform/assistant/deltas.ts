/** A chunk of a stream, and the delay before it. */
export interface Delta {
  readonly text: string;
  readonly milliseconds: number;
}

/** About forty words a second, in small uneven chunks like a language model's. */
const millisecondsPerWord = 25;

/** Splits a text into chunks of one to three words. Joined, they equal the text. */
export function textDeltas(text: string): Delta[] {
  const words = text.match(/\s*\S+\s*/g) ?? (text === '' ? [] : [text]);
  const deltas: Delta[] = [];
  let at = 0;
  for (let turn = 0; at < words.length; turn += 1) {
    const piece = words.slice(at, at + 1 + (turn % 3));
    deltas.push({ text: piece.join(''), milliseconds: piece.length * millisecondsPerWord });
    at += piece.length;
  }
  return deltas;
}

/** Splits the JSON of a tool call's arguments into chunks of twelve characters. */
export function argumentDeltas(args: unknown): Delta[] {
  const json = JSON.stringify(args);
  const pieces = json.match(/[^]{1,12}/gu) ?? [];
  return pieces.map((text) => ({ text, milliseconds: millisecondsPerWord }));
}
