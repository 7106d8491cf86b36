import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import * as v from 'valibot';

const described = v.object({
  docs: v.object({ description: v.object({ story: v.string() }) }),
});

/**
 * Shows a component's first story, its props, and a list of the other stories. They aren't rendered
 * on one page: some change what they all share, such as the connection or the page's colours.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <Title>{nameOf(preparedMeta.component)}</Title>
      <Description />
      <Primary />
      <Controls />
      <h2>Stories</h2>
      <ul className="stories">
        {stories.map(({ id, name, parameters }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>{' '}
            {v.is(described, parameters) && parameters.docs.description.story}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Returns a component's name. Without one, the page takes its title from the sidebar. */
function nameOf(component: unknown): string | undefined {
  if (!(component instanceof Object) || !('displayName' in component)) return undefined;
  return typeof component.displayName === 'string' ? component.displayName : undefined;
}
