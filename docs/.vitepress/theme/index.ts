import type { Theme } from 'vitepress';
import defaultTheme from 'vitepress/theme-without-fonts';
import { enhanceAppWithTabs } from 'vitepress-plugin-tabs/client';
import { h } from 'vue';
import { HomeStage } from './HomeStage.ts';
import { LiveWidget } from './LiveWidget.ts';
import { PageFooter } from './PageFooter.ts';
import { ThemeEditor } from './ThemeEditor.ts';
import './style.css';

const theme: Theme = {
  extends: defaultTheme,
  Layout: () => h(defaultTheme.Layout, null, { 'doc-after': () => h(PageFooter) }),
  enhanceApp: ({ app }) => {
    enhanceAppWithTabs(app);
    app.component('HomeStage', HomeStage);
    app.component('LiveWidget', LiveWidget);
    app.component('PageFooter', PageFooter);
    app.component('ThemeEditor', ThemeEditor);
  },
};

export default theme;
