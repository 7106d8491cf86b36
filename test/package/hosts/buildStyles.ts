import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';

/**
 * Returns the kit's sheet as a partner's build by Vite 8 leaves it.
 *
 * @param cssTarget - The oldest browsers of the partner's. @default those of Vite
 * @param beside - The partner's own rules. @default none
 */
export async function buildStyles(cssTarget?: string[], beside = ''): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'brainstem-sheet-'));
  const sheet = join(root, 'host.css');
  writeFileSync(sheet, `@import '${resolve('dist/styles.css')}';\n${beside}`);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { ...(cssTarget && { cssTarget }), rolldownOptions: { input: sheet } },
  });
  const assets = join(root, 'dist/assets');
  const [name = ''] = readdirSync(assets).filter((file) => file.endsWith('.css'));
  const text = readFileSync(join(assets, name), 'utf8');
  rmSync(root, { recursive: true });
  return text;
}
