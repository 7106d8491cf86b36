import { setTimeout } from 'node:timers/promises';
import type { Orca, Spoken } from './startOrca.ts';

/** A step of a journey: keys or a text, and what must be heard of it. */
export type Step =
  | { readonly press: string; readonly hears: readonly string[] }
  | { readonly type: string }
  | { readonly tabTo: string; readonly back: boolean };

/** Presses a key as xdotool names it, such as `Return`, and hears all of these, in any order. */
export function press(key: string, ...hears: readonly string[]): Step {
  return { press: key, hears };
}

/** Types a text into what has the focus. */
export function type(text: string): Step {
  return { type: text };
}

/** Presses Tab until this is heard. */
export function tabTo(words: string): Step {
  return { tabTo: words, back: false };
}

/** Presses Shift and Tab until this is heard. */
export function tabBackTo(words: string): Step {
  return { tabTo: words, back: true };
}

/** More Tab stops than lie before anything in a widget. */
const maxTabs = 45;

/** Characters a second of the voice, as in textspeech.py. */
const pace = 40;

/** Takes the steps of a journey, and returns the transcript; throws it with what was not heard. */
export async function listen(orca: Orca, url: string, steps: readonly Step[]): Promise<string[]> {
  const transcript: string[] = [];
  const fail = (what: string): never => {
    throw new Error(`${what}\n\n${transcript.join('\n')}`);
  };
  /** Waits until everything is heard and the voice is silent; says what is missing. */
  const hear = async (
    hears: readonly string[],
    { quiet = 0.6, most = 20, speaks = true } = {},
  ): Promise<string[]> => {
    const start = Date.now() / 1000;
    const heard: Spoken[] = [];
    let silentFrom = start;
    const missing = (): string[] => {
      const texts = heard.filter(({ kind }) => kind === 'SAY').map(({ text }) => text);
      return hears.filter((words) => !texts.some((text) => text.includes(words)));
    };
    for (;;) {
      for (const spoken of orca.said()) {
        heard.push(spoken);
        const takes = speaks && spoken.kind === 'SAY' ? spoken.text.length / pace : 0;
        silentFrom = Math.max(silentFrom, spoken.at) + takes;
      }
      const now = Date.now() / 1000;
      const isComplete =
        missing().length === 0 ||
        (!speaks && now - start > 1 && heard.some(({ kind }) => kind === 'SAY'));
      if (now - start > most || (isComplete && now - silentFrom > quiet)) break;
      await setTimeout(40);
    }
    for (const { at, kind, text } of heard) {
      if (kind === 'CUT' && !speaks) continue;
      transcript.push(
        `  ${(at - start).toFixed(1).padStart(5)} ${kind === 'CUT' ? '(cut) ' : ''}${text}`,
      );
    }
    if (heard.length === 0) transcript.push('        (silence)');
    return missing();
  };

  orca.said();
  transcript.push('# The page opens');
  await orca.open(url);
  if ((await hear(['Finished loading'], { most: 60 })).length > 0) fail('The page never loaded.');
  for (const step of steps) {
    if ('type' in step) {
      transcript.push(`> ${step.type}`);
      orca.keys('type', '--delay', '60', step.type);
      await hear([], { quiet: 0.5, speaks: false });
    } else if ('press' in step) {
      transcript.push(`> ${step.press}`);
      orca.keys('key', '--clearmodifiers', step.press);
      const missing = await hear(step.hears);
      if (missing.length > 0) fail(`After ${step.press} nobody says: ${missing.join(' | ')}`);
    } else {
      for (let tabs = 1; ; tabs += 1) {
        const key = step.back ? 'shift+Tab' : 'Tab';
        transcript.push(`> ${key}`);
        orca.keys('key', '--clearmodifiers', key);
        const missing = await hear([step.tabTo], { quiet: 0.25, most: 5, speaks: false });
        if (missing.length === 0) break;
        const hasLeft = transcript.some((line) => line.includes('Browser tabs tool bar'));
        if (hasLeft || tabs === maxTabs) fail(`No Tab stop says: ${step.tabTo}`);
      }
    }
  }
  return transcript;
}
