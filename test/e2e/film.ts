import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { OpenedPlayground } from './openPlayground.ts';

/** True if the page and its pictures are written instead of compared: `npm run films`. */
const isWriting = process.env['WRITE_FILMS'] === 'true';

const pagePath = 'docs/first-runs.md';
const folder = 'docs/pictures/first-runs';

/**
 * Makes a page high enough for a picture of the longest form, where pictures are taken. A pop-up takes
 * its opener's size with it, and only a size that is new is set again: call it after each.
 */
export async function makeRoom(page: Page): Promise<void> {
  const height = page.viewportSize()?.height === 2400 ? 2401 : 2400;
  if (isWriting) await page.setViewportSize({ width: 720, height });
}

/** A story told in one picture for each step. */
export interface Film {
  /** Takes a picture of a part of the page, under a caption. */
  step: (caption: string, frame?: Partial<Frame>) => Promise<void>;
  /** Writes the film, or compares its captions with those that were written. */
  end: () => void;
}

/** A picture of the film. */
interface Frame {
  /** @default the page that the playground was opened on */
  page: Page;
  /** A selector. @default the gallery */
  part: string;
  /** Pixels from the top of the part. @default all of it */
  height: number;
}

/** Starts the film of a connector. `id` names its pictures. */
export function startFilm(
  { context, page }: OpenedPlayground,
  { id, title, intro }: { id: string; title: string; intro: string },
): Film {
  const captions: string[] = [];
  if (isWriting) removePictures(id);
  const pictureOf = (step: number): string => `${id}-${step}.webp`;
  return {
    async step(
      caption,
      { page: shown = page, part = '[data-part="connectors"]', height = Infinity } = {},
    ) {
      captions.push(caption);
      if (!isWriting) return;
      const box = await shown.locator(part).boundingBox();
      if (box === null) throw new Error(`“${part}” isn’t on the page, for “${caption}”.`);
      const session = await context.newCDPSession(shown);
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'webp',
        quality: 60,
        clip: {
          x: box.x - 12,
          y: box.y - 12,
          width: box.width + 24,
          height: Math.min(box.height, height) + 24,
          scale: 1,
        },
      });
      await session.detach();
      writeFileSync(`${folder}/${pictureOf(captions.length)}`, data, 'base64');
    },
    end() {
      const steps = captions.map(
        (caption, at) =>
          `${at + 1}. ${caption}\n\n   ![${title}, step ${at + 1}](pictures/first-runs/${pictureOf(at + 1)})`,
      );
      const film = `## ${title}\n\n${intro}\n\n${steps.join('\n\n')}\n`;
      if (isWriting) {
        writeFilm(title, film);
        return;
      }
      expect(readFileSync(pagePath, 'utf8')).toContain(film);
      const missing = captions
        .map((_, at) => `${folder}/${pictureOf(at + 1)}`)
        .filter((path) => !existsSync(path));
      expect(missing).toEqual([]);
    },
  };
}

/** Puts a film in the place that it had on the page, or at the end, and leaves the others as they are. */
function writeFilm(title: string, film: string): void {
  const [intro = '', ...films] = readFileSync(pagePath, 'utf8').split(/^(?=## )/m);
  const others = films.map((each) =>
    each.startsWith(`## ${title}\n`) ? film : each.trimEnd() + '\n',
  );
  const all = others.includes(film) ? others : [...others, film];
  writeFileSync(pagePath, [intro.trimEnd() + '\n', ...all].join('\n'));
}

function removePictures(id: string): void {
  mkdirSync(folder, { recursive: true });
  const old = readdirSync(folder).filter((name) => name.replace(/-\d+\.webp$/, '') === id);
  for (const name of old) rmSync(`${folder}/${name}`);
}
