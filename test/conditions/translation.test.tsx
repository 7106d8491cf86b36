import { expect, test } from 'vitest';
import { endpoints } from '../../src/contract/index.ts';
import { createMockPlatform } from '../../src/mock-platform/index.ts';
import { widgetNames } from '../../src/widgets/widgetNames.ts';
import { elementContents } from '../e2e/elementContents.ts';
import { pressEverything } from './pressEverything.tsx';
import { translatePage } from './translatePage.ts';
import { printedErrors } from '../printedErrors.ts';

const scopes = endpoints.flatMap(({ scope }) => (scope === undefined ? [] : [scope]));

test.each(widgetNames)('%s can be used on a page that the browser translates', async (name) => {
  const platform = createMockPlatform({ pace: 0 });
  const contents = await elementContents({ platform });
  const onError = printedErrors();
  const missedChanges = translatePage();
  const { pressed } = await pressEverything(name, { platform, contents, scopes, isTold: true });
  const about = `after ${pressed.join(' → ')}`;
  expect.soft(missedChanges(), about).toEqual([]);
  expect(onError.mock.calls, about).toEqual([]);
});
