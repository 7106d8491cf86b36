import { useMemo } from 'react';
import { brain, type TermList } from '../../../contract/index.ts';
import { usePlatformQuery } from '../../../provider/index.ts';
import { brainQuery } from '../../../query/index.ts';
import * as v from 'valibot';

const none: readonly string[] = [];

/**
 * Returns suggestions for a list of terms: the brain's labels as entity types, and the properties
 * of its nodes as required fields. None for legal terms, and if the brain can't be read.
 *
 * @param isEnabled - True to fetch the brain, which is heavy, if it isn't in the cache.
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
