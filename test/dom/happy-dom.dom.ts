// @vitest-environment happy-dom
import { testWidgets } from './renderWidgets.tsx';

testWidgets('happy-dom');
