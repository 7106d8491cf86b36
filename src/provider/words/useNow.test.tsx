import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWidget } from '../../../test/renderWidget.tsx';
import { createTestEnvironment } from '../../environment/testing/createTestEnvironment.ts';
import { useNow, useToday } from './useNow.ts';

function Clock() {
  const [now, today] = [useNow(), useToday()];
  return <p>{`${new Date(now).toISOString().slice(0, 16)}, ${new Date(today).getDate()}`}</p>;
}

test('the time is that of the minute, of a clock that is set back too, and ends with its widget', () => {
  const environment = createTestEnvironment({ now: Date.UTC(2026, 0, 1, 23, 59) });
  const page = (isShown: boolean) => isShown && <Clock />;
  const { rerender } = renderWidget(page(false), { environment });
  const [{ timers: before }, listeners] = [environment, environment.listeners];
  rerender(page(true));
  expect(screen.getByText('2026-01-01T23:59, 1')).toBeVisible();
  act(() => environment.advance(60_000));
  expect(screen.getByText('2026-01-02T00:00, 2')).toBeVisible();
  environment.setTime(Date.UTC(2026, 0, 1, 20));
  act(() => environment.comeBack('focus'));
  expect(screen.getByText('2026-01-01T20:00, 1')).toBeVisible();
  rerender(page(false));
  expect([environment.timers, environment.listeners]).toEqual([before, listeners]);
});
