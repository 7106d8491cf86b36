import { useMemo } from 'react';
import { brain, type TermList } from '../../../contract/index.ts';
import { usePlatformQuery } from '../../../provider/index.ts';
import { brainQuery } from '../../../query/index.ts';
import * as v from 'valibot';

const none: readonly string[] = [];

/**
 * Returns suggested terms: the brain's labels as entity types, and its nodes' properties as
 * required fields. Empty for legal terms, and if the brain can't be read.
 *
 * @param isEnabled - True to fetch the brain, an expensive request, if it isn't cached.
 */
export function useBrainTerms(list: TermList, isEnabled: boolean): readonly string[] {
  const { data } = usePlatformQuery((client) => ({
    ...brainQuery(client, { route: 'action', selection: {} }),
    enabled: isEnabled && list !== 'legalTerms',
  }));
  return useMemo(() => {
    const read = v.safeParse(brain, data);
    if (list === 'legalTerms' || !read.success) return none;
    const { node_labels, node_properties } = read.output;
    return list === 'entityTypes'
      ? node_labels
      : [
          ...new Set(
            Object.values(node_properties).flatMap((properties) => Object.keys(properties)),
          ),
        ];
  }, [data, list]);
}
