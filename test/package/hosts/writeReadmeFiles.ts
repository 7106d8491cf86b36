import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readmeBlock } from './readmeBlocks.ts';

/** A partner's own files around the README's code. */
const ownFiles = {
  'yours.d.ts': `
declare function signedInUser(request: Request): Promise<{ serviceActorId: string } | undefined>;
`,
  'index.html': page('main.tsx', '<link rel="stylesheet" href="./theme.css">'),
  'main.tsx': `
import { createRoot } from 'react-dom/client';
import { Assistant } from './assistant.tsx';

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Assistant />);
`,
  'tested.html': page('tested.tsx'),
  'tested.tsx': `
import { BrainstemProvider, Chat } from 'brainstem/react';
import { createRoot } from 'react-dom/client';
import { client } from './mock.ts';

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(<BrainstemProvider client={client}><Chat /></BrainstemProvider>);
}
`,
};

/** Writes the README's code into a folder, word for word, with a page around it. */
export function writeReadmeFiles(folder: string): void {
  const files = {
    ...ownFiles,
    'assistant.tsx': readmeBlock('Add the chat', 'tsx'),
    'token.ts': readmeBlock('Add the token route', 'ts'),
    'theme.css': readmeBlock('Match your brand', 'css'),
    'mock.ts': `${readmeBlock('Test against the mock', 'ts')}\nexport { client };\n`,
  };
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

function page(script: string, head = ''): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Partner</title>
<link rel="icon" href="data:,">${head}</head>
<body><div id="root"></div><script type="module" src="./${script}"></script></body></html>`;
}
