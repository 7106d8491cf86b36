import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ValueView } from './ValueView.tsx';

const nested = (depth: number, open: string, close: string): unknown =>
  JSON.parse(`${open.repeat(depth)}1${close.repeat(depth)}`);

test.each([
  ['lists', nested(20_000, '[', ']')],
  ['objects', nested(20_000, '{"a":', '}')],
])(
  'a value of 20,000 nested %s is shown to a bounded depth, and says that more was there',
  (_name, value) => {
    const { container } = render(<ValueView value={value} />);
    expect(container).toHaveTextContent('…');
    expect(container.querySelectorAll('*').length).toBeLessThan(50);
  },
);

test('a list of 100,000 items is shown in part, and says that more was there', () => {
  const { container } = render(<ValueView value={Array.from({ length: 100_000 }, () => 1)} />);
  expect(container).toHaveTextContent('…');
  expect(container.querySelectorAll('li').length).toBeLessThan(10_000);
});

test('a small value is shown whole, names and values in their order', () => {
  const { container } = render(
    <ValueView value={{ name: 'Cod', sizes: [1, 2], sold: true, note: null }} />,
  );
  expect(container).toHaveTextContent('nameCodsizes12soldtruenote–');
});

test('names are written for people where their widget says so', () => {
  const { container } = render(
    <ValueView value={{ due_date: [{ createdBy: 'Ada' }] }} nameOf={(name) => `<${name}>`} />,
  );
  expect(container).toHaveTextContent('<due_date><createdBy>Ada');
});
