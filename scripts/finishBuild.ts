import { describeBuild } from './describeBuild.ts';
import { finishDeclarations, readDeclarations } from './finishDeclarations.ts';
import { infers } from './inferredTypes.ts';
import { createSourceProgram } from './sourceProgram.ts';
import { widgetSources } from './widget-reference/readWidgets.ts';

// One program for both: to read the sources takes longer than what either does with them.
const compiled = readDeclarations();
const inferring = compiled.filter(({ declarations }) => infers(declarations));
const program = createSourceProgram([...widgetSources, ...inferring.map(({ source }) => source)]);
await finishDeclarations(program, compiled);
describeBuild(program);
