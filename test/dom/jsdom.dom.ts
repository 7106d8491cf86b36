// @vitest-environment jsdom
import { testWidgets } from './renderWidgets.tsx';

testWidgets('jsdom');
