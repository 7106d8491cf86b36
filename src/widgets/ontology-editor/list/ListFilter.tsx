import { icons, Menu, MenuItem, SearchField } from '../../../ui/index.ts';
import { useOntologyWords } from '../EditorContext.ts';
import { listOrders, type ListOrder } from './listOntologies.ts';
import styles from './OntologyList.module.css';

export interface ListFilterProps {
  searchTerm: string;
  onSearchTermChange: (searchTerm: string) => void;
  order: ListOrder;
  onOrderChange: (order: ListOrder) => void;
  /** The number of ontologies that the list shows. */
  shownCount: number;
  /** Called to move the focus into the list. */
  onEnter: () => void;
}

/** Searches and sorts the list of ontologies. */
export function ListFilter({
  searchTerm,
  onSearchTermChange,
  order,
  onOrderChange,
  shownCount,
  onEnter,
}: ListFilterProps) {
  const words = useOntologyWords();
  return (
    <div className={styles.filter}>
      <SearchField
        label={words.searchOntologies}
        value={searchTerm}
        found={words.ontologiesFound(shownCount)}
        onChange={onSearchTermChange}
        onEnter={onEnter}
      />
      <Menu label={words.sortBy} icon={icons.sort} className={styles.sort}>
        {listOrders.map((each) => (
          <MenuItem key={each} isChosen={each === order} onChoose={() => onOrderChange(each)}>
            {{ name: words.sortName, terms: words.sortTerms, matches: words.sortMatches }[each]}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
