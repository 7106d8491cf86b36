import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createPlatformClient } from '../../../../test/platformClient.ts';
import {
  createMockPlatform,
  type MockPlatform,
  type MockPlatformOptions,
} from '../../../mock-platform/index.ts';
import { BrainstemProvider } from '../../../provider/index.ts';
import { english, type Locale } from '../../../words/index.ts';
import { TaskList } from '../TaskList.tsx';
import type { TaskListProps } from '../declaration.ts';

export const notice = 'Give notice for contract C-1987';

/** Finds the box that completes a task. */
export function box(title: string): Promise<HTMLElement> {
  return screen.findByRole('checkbox', { name: `Complete “${title}”` });
}

export interface RenderTasksOptions {
  platform?: MockPlatformOptions;
  /** Called before the first request. */
  prepare?: (platform: MockPlatform) => void;
  /** @default the widget with the given props */
  widget?: ReactNode;
  locale?: Locale;
}

/** The widget over a mock platform, with the requests that were made. */
export function renderTasks(
  props: TaskListProps = {},
  {
    platform: platformOptions,
    prepare,
    widget = <TaskList {...props} />,
    locale = english,
  }: RenderTasksOptions = {},
) {
  const platform = createMockPlatform({ pace: 0, ...platformOptions });
  prepare?.(platform);
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
