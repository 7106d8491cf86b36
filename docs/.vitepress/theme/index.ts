import type { Theme } from 'vitepress';
import defaultTheme from 'vitepress/theme-without-fonts';
import { enhanceAppWithTabs } from 'vitepress-plugin-tabs/client';
import { LiveWidget } from './LiveWidget.ts';
import { ThemeEditor } from './ThemeEditor.ts';
import './style.css';

const theme: Theme = {
  extends: defaultTheme,
  enhanceApp: ({ app }) => {
    enhanceAppWithTabs(app);
    app.component('LiveWidget', LiveWidget);
    app.component('ThemeEditor', ThemeEditor);
  },
};

export default theme;
