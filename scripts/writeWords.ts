import { writeFileSync } from 'node:fs';
import { wordFiles } from './words/wordFiles.ts';

// Writes the modules of the English words, with their types, from the JSON files.
for (const [path, text] of await wordFiles()) writeFileSync(path, text);
