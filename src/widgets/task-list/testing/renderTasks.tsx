import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderWidget, type RenderWidgetOptions } from '../../../../test/renderWidget.tsx';
import { TaskList } from '../TaskList.tsx';
import type { TaskListProps } from '../declaration.ts';

export const notice = 'Give notice for contract C-1987';

/** Finds the box that completes a task. */
export function box(title: string): Promise<HTMLElement> {
  return screen.findByRole('checkbox', { name: `Complete “${title}”` });
}

export interface RenderTasksOptions extends Omit<RenderWidgetOptions, 'client'> {
  /** @default the widget with the given props */
  widget?: ReactNode;
}

/** The widget over a mock platform, with the requests that were made. */
export function renderTasks(
  props: TaskListProps = {},
  { widget = <TaskList {...props} />, ...page }: RenderTasksOptions = {},
) {
  const requests: Request[] = [];
  const { platform, client } = renderWidget(widget, {
    ...page,
    client: {
      onRequest(request) {
        requests.push(request.clone());
      },
    },
  });
  return { platform, requests, client };
}
