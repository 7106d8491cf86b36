import { build, type Plugin } from 'vite';

const query = '?bundled';

/** Under this name a module's meta lists the files that its script was made of. */
export const bundledFiles = 'brainstem:bundled-files';

/**
 * Makes `import { source } from './x.ts?bundled'` give a file and all that it imports as the text of
 * one classic script. A worker in an embed has to be self-contained: a page may start it from a Blob
 * alone.
 *
 * @param options - `writesScript` for a build that also writes the script as a file of its own, for
 * hosts that serve it themselves.
 */
export function bundledSource({ writesScript = false } = {}): Plugin {
  return {
    name: 'brainstem:bundled-source',
    enforce: 'pre',
    load: {
      filter: { id: /\?bundled$/ },
      async handler(id) {
        const entry = id.slice(0, -query.length);
        const { source, files } = await bundle(entry);
        for (const file of files) this.addWatchFile(file);
        if (writesScript) {
          this.emitFile({ type: 'asset', fileName: `${nameOf(entry)}.js`, source });
        }
        const code = `export const source = ${JSON.stringify(source)};`;
        return { code, map: null, meta: { [bundledFiles]: files } };
      },
    },
  };
}

async function bundle(entry: string): Promise<{ source: string; files: string[] }> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'brainstemWorker', fileName: 'worker' },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  for (const output of outputs) {
    if (!('output' in output)) continue;
    for (const chunk of output.output) {
      if (chunk.type !== 'chunk') continue;
      const files = Object.keys(chunk.modules).filter((file) => !file.startsWith('\0'));
      return { source: chunk.code, files };
    }
  }
  throw new Error(`Brainstem: ${entry} was bundled to nothing.`);
}

function nameOf(entry: string): string {
  return entry.replace(/^.*\//, '').replace(/\.tsx?$/, '');
}
