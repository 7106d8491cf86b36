import * as v from 'valibot';
import { hideSecrets } from '../../contract/index.ts';
import { defineCommand } from '../command.ts';
import { timeoutOption } from '../timeoutOption.ts';
import { examinePlatform } from './examinePlatform.ts';
import { readTarget, targetHelp, targetSchema } from './readTarget.ts';
import { outcomes, type RouteReport } from './examine.ts';

/** `npx brainstem doctor`: checks that a platform matches its documentation. */
export const doctor = defineCommand({
  name: 'doctor',
  summary: [
    'Calls every route that only reads, and compares each answer with the platform’s documents.',
    'Prints names and types of fields, never values. Set in the environment:',
    '',
    '  PLATFORM_URL           the service root',
    '  PLATFORM_API_KEY       with SERVICE_ACTOR_ID, to exchange a token',
    '  PLATFORM_TOKEN         a service actor token, in place of a key',
    '  PLATFORM_APP_URL       the web app, with PLATFORM_APP_SESSION, a user’s cookie as name=value',
    '  PLATFORM_ORGANISATION, PLATFORM_USER_ID, PLATFORM_FORM_SLUG, PLATFORM_LINK_TOKEN',
    '                         ids that no route lists; routes that need one are left out without',
    '',
    'Exit code: 0 when all that was called is as documented, 1 when not, 2 for a wrong option.',
  ].join('\n'),
  options: {
    ...targetHelp,
    timeout: timeoutOption.help,
    json: { says: 'Print the result as JSON.' },
  },
  schema: v.object({
    ...targetSchema,
    timeout: timeoutOption.schema,
    json: v.optional(v.boolean(), false),
  }),
  async run({ timeout, json, ...options }, terminal) {
    const { signal } = terminal;
    const target = readTarget(terminal, options);
    const routes = await examinePlatform(target, { signal, timeout: timeout * 1000 });
    const text = json ? JSON.stringify({ routes }, null, 2) : describeRoutes(routes);
    // Defence in depth: the report contains no values at all.
    terminal.print(hideSecrets(text, target.secrets));
    if (signal.aborted) terminal.warn('Brainstem: interrupted, so not every route was called.');
    return signal.aborted || routes.some(({ outcome }) => isProblem(outcome)) ? 1 : 0;
  },
});

function isProblem(outcome: RouteReport['outcome']): boolean {
  return outcome === 'differs' || outcome === 'refused' || outcome === 'no answer';
}

/** Formats reports as a table of routes, followed by the findings for each. */
function describeRoutes(routes: readonly RouteReport[]): string {
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
