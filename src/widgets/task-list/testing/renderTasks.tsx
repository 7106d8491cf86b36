import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createPlatformClient } from '../../../../test/platformClient.ts';
import { createMockPlatform, type MockPlatform } from '../../../mock-platform/index.ts';
import { BrainstemProvider } from '../../../provider/index.ts';
import { english, type Locale } from '../../../words/index.ts';
import { TaskList } from '../TaskList.tsx';
import type { TaskListProps } from '../declaration.ts';

/** The widget over a mock platform, with the requests that were made. */
export function renderTasks(
  props: TaskListProps = {},
  seed: 'default' | 'empty' = 'default',
  prepare: (platform: MockPlatform) => void = () => undefined,
  widget: ReactNode = <TaskList {...props} />,
  locale: Locale = english,
) {
  const platform = createMockPlatform({ pace: 0, seed });
  prepare(platform);
  const { appUrl } = platform.credentials;
  const requests: Request[] = [];
  const client = createPlatformClient(platform, {
    appUrl,
    retry: { attempts: 0 },
    fetch: (input, init) => {
      const request = new Request(input, init);
      requests.push(request.clone());
      return platform.fetch(request);
    },
  });
  render(
    <BrainstemProvider client={client} locale={locale}>
      {widget}
    </BrainstemProvider>,
  );
  return { platform, requests, client };
}
