import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserPage } from './tokenSourceEnvironment.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function stubBrowser() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const view = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', view);
  return { page, view };
}

describe('browserPage', () => {
  it('is never hidden and never wakes where there is no document', () => {
    expect(browserPage.isHidden()).toBe(false);
    expect(() => browserPage.onWake(() => undefined)()).not.toThrow();
  });

  it('tells of the page becoming visible, shown again, and online, until it is ended', () => {
    const { page, view } = stubBrowser();
    const woken: string[] = [];
    const stop = browserPage.onWake((reason) => woken.push(reason));
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect([browserPage.isHidden(), ...woken]).toEqual([true]);

    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    view.dispatchEvent(new Event('pageshow'));
    view.dispatchEvent(new Event('online'));
    expect(woken).toEqual(['visible', 'pageshow', 'online']);

    stop();
    page.dispatchEvent(new Event('visibilitychange'));
    view.dispatchEvent(new Event('pageshow'));
    view.dispatchEvent(new Event('online'));
    expect(woken).toHaveLength(3);
  });

  it('listens in the capturing phase, where browsers call it before who refetches', () => {
    const { page, view } = stubBrowser();
    const added = [page, view].map((target) => vi.spyOn(target, 'addEventListener'));
    browserPage.onWake(() => undefined);
    const listenings = added.flatMap(({ mock }) => mock.calls);
    expect(listenings.map(([type]) => type)).toEqual(['visibilitychange', 'pageshow', 'online']);
    expect(
      listenings.every(([, , options]) => typeof options === 'object' && options.capture),
    ).toBe(true);
  });
});
