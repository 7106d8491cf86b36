import type { Examination } from './examinePlatform.ts';
import { outcomes, type RouteReport } from './examine.ts';

/** Returns true if every called route answered as documented and nothing was left behind. */
export function hasPassed({ routes, left }: Examination): boolean {
  return left.length === 0 && routes.every(({ outcome }) => !isProblem(outcome));
}

function isProblem(outcome: RouteReport['outcome']): boolean {
  return outcome === 'differs' || outcome === 'refused' || outcome === 'no answer';
}

/** Formats an examination as a table of routes, followed by the findings for each. */
export function describeExamination({ routes, left }: Examination): string {
  const called = routes.filter(({ outcome }) => outcome !== 'not called');
  const others = routes.filter(({ outcome }) => outcome === 'not called');
  const shapes = called.filter((report) => Object.keys(report.shapes).length > 0);
  return [
    row('Status', 'ms', 'Result', 'Route'),
    ...called.flatMap(describeRoute),
    ...section(
      'Not called',
      others.map(({ route, because = '' }) => `${route}: ${because}`),
    ),
    ...section('Shapes that the documents don’t show', shapes.flatMap(describeShapes)),
    ...section('Couldn’t be removed, so please remove it yourself', left),
    '',
    summarise(routes),
  ].join('\n');
}

const widest = Math.max(...outcomes.map((outcome) => outcome.length));

function row(status: string, ms: string, outcome: string, route: string): string {
  return [status.padStart(6), ms.padStart(6), outcome.padEnd(widest), route].join('  ');
}

function describeRoute(report: RouteReport): string[] {
  const { route, status, ms, outcome, because, scopeMissing, missing, different, unnamed } = report;
  return [
    row(String(status ?? ''), String(ms ?? ''), outcome, route),
    ...(scopeMissing === undefined ? [] : [`    the token lacks the scope ${scopeMissing}`]),
    ...(because === undefined ? [] : [`    ${because}`]),
    ...(missing.length === 0 ? [] : [`    missing: ${missing.join(', ')}`]),
    ...different.map(({ path, message }) => `    ${path === '' ? 'the answer' : path}: ${message}`),
    ...(unnamed.length === 0 ? [] : [`    in no document: ${unnamed.join(', ')}`]),
  ];
}

function describeShapes({ route, shapes }: RouteReport): string[] {
  return [route, ...Object.entries(shapes).map(([path, shape]) => `  ${path}: ${shape}`)];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)];
}

function summarise(routes: readonly RouteReport[]): string {
  const counts = outcomes.flatMap((outcome) => {
    const count = routes.filter((report) => report.outcome === outcome).length;
    return count === 0 ? [] : [`${outcome}: ${count}`];
  });
  return `${routes.length} routes. ${counts.join(', ')}.`;
}
