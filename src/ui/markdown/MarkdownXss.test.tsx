import { fireEvent, render, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { markdownXss } from '../../../test/data/markdownXss.ts';
import { Markdown } from './Markdown.tsx';
import { harmIn } from './testing/harmIn.ts';
import { words } from './testing/words.ts';

const vectors = markdownXss.flatMap((family) => family.vectors);
const attack = vi.fn();
const violations: string[] = [];
const note = (event: SecurityPolicyViolationEvent) => violations.push(event.blockedURI);

describe('attacks in markdown', () => {
  beforeAll(() => {
    for (const name of ['attack', 'alert', 'confirm', 'prompt']) vi.stubGlobal(name, attack);
    document.addEventListener('securitypolicyviolation', note);
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    document.removeEventListener('securitypolicyviolation', note);
  });
  beforeEach(() => {
    performance.clearResourceTimings();
  });

  it('are 300 at least, each once, each with its source', () => {
    expect(new Set(vectors).size).toBe(vectors.length);
    expect(vectors.length).toBeGreaterThanOrEqual(300);
    expect(markdownXss.filter(({ source }) => source === '')).toEqual([]);
  });

  it.each(markdownXss)('do nothing: $kind', async ({ vectors }) => {
    for (const text of vectors) {
      const { container, rerender, unmount } = show(text);
      expect({ text, harm: harmIn(container) }).toEqual({ text, harm: [] });
      // Handlers that wait for a user, and links that would be followed.
      container.addEventListener('click', (event) => event.preventDefault());
      for (const element of container.querySelectorAll('*:not(button)')) {
        fireEvent.mouseOver(element);
        fireEvent.focus(element);
        fireEvent.click(element);
      }
      for (let end = 1; end < text.length; end += 1) {
        rerender(<Markdown {...settings} text={text.slice(0, end)} streaming />);
        const harm = harmIn(container);
        if (harm.length > 0) expect({ text: text.slice(0, end), harm }).toEqual([]);
      }
      unmount();
    }
    expect(await loadedFrom('evil.test')).toEqual([]);
    expect(attack).not.toHaveBeenCalled();
    expect(violations).toEqual([]);
  });

  it('would be seen if they did something', async () => {
    const frame = document.createElement('div');
    document.body.append(frame);
    const image = document.createElement('img');
    image.setAttribute('onerror', 'attack(1)');
    image.src = 'https://evil.test/seen.png';
    frame.append(image);
    expect(harmIn(frame)).toHaveLength(2);
    await waitFor(() => expect(attack).toHaveBeenCalled());
    await waitFor(async () => expect(await loadedFrom('evil.test')).toHaveLength(1));
    attack.mockClear();
    frame.remove();
  });
});

const settings = { words, math: true, allowedImageHosts: ['images.example.com'] };

/** Drawn once for each text: that drawing twice is the same is held by the other tests of Markdown. */
function show(text: string) {
  return render(<Markdown {...settings} text={text} />, { reactStrictMode: false });
}

/** Returns the requests to a host, whether it answered or not. */
function loadedFrom(host: string): Promise<string[]> {
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  return Promise.resolve(names.filter((name) => new URL(name).hostname === host));
}
