import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kebabCase, type WidgetName } from '../../src/widgets/widgetNames.ts';
import { filesOf } from '../parts.ts';

let components: ReadonlyMap<string, string> | undefined;

/** Returns the file of each widget's component, by the component's name in small letters. */
function componentFiles(): ReadonlyMap<string, string> {
  components ??= new Map(
    readdirSync('src/widgets', { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?!.*\.test\.).*\.tsx$/.test(file))
      .map((file) => [
        (/(\w+)\.tsx$/.exec(file)?.[1] ?? '').toLowerCase(),
        join('src/widgets', file),
      ]),
  );
  return components;
}

/** Returns what tells a widget's source from any other: a hash of all that it shows, styles too. */
export function sourceHash(name: WidgetName): string {
  const file = componentFiles().get(name.toLowerCase());
  if (file === undefined) throw new Error(`No file of ${kebabCase(name)}.`);
  const shown = filesOf(file).filter((path) => /^src\/(widgets|ui)\//.test(path));
  const styles = shown.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/from '(\.[^']+\.css)'/g)].map(([, style = '']) =>
      join(path, '..', style),
    ),
  );
  const hash = createHash('sha256');
  for (const path of [...new Set([...shown, ...styles])].toSorted()) {
    hash.update(`${path}\n${readFileSync(path, 'utf8')}\n`);
  }
  return hash.digest('hex').slice(0, 12);
}
