import type { Page } from 'playwright';
import { expect } from 'vitest';
import { registry } from '../../src/widgets/registry.ts';
import { elementAttributes } from '../e2e/elementAttributes.ts';

/** Puts each widget on the page of an example by its tag, so that the host's bundler has to find its code. */
export async function expectEveryElement(page: Page, url: string): Promise<void> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(url);
  await page.locator('brainstem-chat').waitFor();
  for (const { tag } of Object.values(registry)) {
    await page.evaluate(
      ([name = '', markup = '']) => {
        const place = document.createElement('div');
        place.id = 'tried';
        place.style.cssText = 'position: fixed; inset: 0; background: white';
        // Parsed by the browser: the page has no policy against it.
        place.append(
          document.createRange().createContextualFragment(`<${name} ${markup}></${name}>`),
        );
        document.querySelector('#tried')?.remove();
        // The delegated onboarding has nothing to show without one, and takes it as a property alone.
        Object.assign(place.firstElementChild ?? {}, { token: 'missing' });
        document.body.append(place);
      },
      [tag, elementAttributes[tag] ?? ''],
    );
    await page.locator(`#tried ${tag} [data-part]`).first().waitFor({ state: 'attached' });
  }
  expect(complaints).toEqual([]);
}
