/** A finding as a seed tells it. */
export interface FindingTemplate {
  readonly title: string;
  readonly theme: 'Suppliers' | 'Contracts' | 'Customers' | 'Cold chain' | 'Products' | 'Teams';
  /** 0 to 1. */
  readonly confidence: number;
  /** The sources that it comes from: each name is one connection. */
  readonly sources: readonly string[];
  readonly learned: readonly string[];
  readonly discovered: readonly string[];
  /** Nodes of the brain, the subject first. */
  readonly nodes: readonly string[];
}

/** Names of seeded connections. */
export const seededSources = {
  orders: 'Order database',
  mail: 'Purchasing mailbox',
  files: 'Contracts folder',
  sheet: 'Delivery sheet',
} as const;

const { orders, mail, files, sheet } = seededSources;

/** Findings about the organisation from the syncs of the default seed. */
export const findingTemplates: readonly FindingTemplate[] = [
  finding(
    'Saltmarsh Fisheries delivers late on Mondays',
    'Suppliers',
    0.92,
    [orders, sheet],
    'Of 38 late deliveries this year, 27 arrived on a Monday.',
    'supplier:saltmarsh-fisheries',
  ),
  finding(
    'The Saltmarsh contract C-1987 ends on 31 December',
    'Contracts',
    0.98,
    [files],
    'Notice is due sixty days before, by 1 November.',
    'contract:c-1987',
  ),
  finding(
    'Hotel Linden buys a third less smoked fish',
    'Customers',
    0.87,
    [orders, mail],
    'Its second restaurant closed in May; all other orders stayed the same.',
    'customer:hotel-linden',
  ),
  finding(
    'Two names stand for one supplier',
    'Suppliers',
    0.74,
    [orders, files],
    '“Borealis Berries Oy” and “Borealis Berry” share a bank account and an address.',
    'supplier:borealis-berries',
  ),
  finding(
    'Oat base went up by 4.5%',
    'Suppliers',
    0.95,
    [files, orders],
    'Oatfield Mill charged €0.88 a kilogram last year and €0.92 this year.',
    'supplier:oatfield-mill',
  ),
  finding(
    'Store 2 has free space for six pallets',
    'Cold chain',
    0.81,
    [sheet],
    'The sheet of this week lists 42 of 48 places as taken.',
    'warehouse:store-2',
  ),
  finding(
    'Truck 7 warms up on the ferry',
    'Cold chain',
    0.69,
    [sheet, mail],
    'In four of five complaints the temperature rose between Tallinn and Stockholm.',
    'truck:7',
  ),
  finding(
    'Tomás Ferreira owns every trout order',
    'Teams',
    0.9,
    [mail, orders],
    'He approved 112 of 114 trout orders; the other two came in his holidays.',
    'person:tomas-ferreira',
  ),
  finding(
    'Smoked trout runs out before the holidays',
    'Products',
    0.78,
    [orders],
    'Nine days of stock are left; a late delivery takes eleven.',
    'product:smoked-trout',
  ),
  finding(
    'The allergen list of barista oat drink is out of date',
    'Products',
    0.83,
    [files],
    'The recipe changed in March, the list is from January.',
    'product:barista-oat-drink',
  ),
  finding(
    'Legal is not notified of contracts below €50,000',
    'Teams',
    0.64,
    [mail],
    'Of 31 small contracts, three were seen by Legal before they were signed.',
    'team:legal',
  ),
  finding(
    'Harbour Café pays eleven days late',
    'Customers',
    0.91,
    [orders],
    'The mean of its last 24 invoices is 41 days, with 30 agreed.',
    'customer:harbour-cafe',
  ),
  finding(
    'Three contracts promise the same exclusive supply',
    'Contracts',
    0.72,
    [files],
    'C-1844, C-1987 and C-2012 each promise sole supply of smoked salmon in the north.',
    'contract:c-1844',
  ),
  finding(
    'Bilberries are sampled twice',
    'Cold chain',
    0.66,
    [sheet, mail],
    'Borealis Berries and store 1 take the same sample within a day.',
    'product:bilberries',
  ),
  finding(
    'School kitchens order in week 34',
    'Customers',
    0.94,
    [orders],
    'For three years running, two thirds of their yearly volume was ordered in one week.',
    'customer-group:school-kitchens',
  ),
  finding(
    'Ingrid Solberg confirms space by phone',
    'Teams',
    0.58,
    [mail],
    'Nine mails of Purchasing mention a call; no sheet records what was agreed.',
    'person:ingrid-solberg',
  ),
  finding(
    'The ferry surcharge is billed twice',
    'Contracts',
    0.86,
    [orders, files],
    'Since June it is a line of its own and part of the freight rate too.',
    'contract:c-2045',
  ),
  finding(
    'Small packs of trout sell out first',
    'Products',
    0.8,
    [orders],
    'Packs of 500 g were sold out on 19 days, packs of 1 kg on two.',
    'product:smoked-trout',
  ),
  finding(
    'Coldwater Cod raised its price without notice',
    'Suppliers',
    0.77,
    [orders, files],
    'Invoices rose by 6% in August; the contract asks for ninety days of notice.',
    'supplier:coldwater-cod',
  ),
  finding(
    'Supplier rating overview and delivery sheet disagree',
    'Suppliers',
    0.61,
    [sheet, files],
    'For seven suppliers they give different on-time rates, 8 points apart on average.',
    'supplier:oatfield-mill',
  ),
  finding(
    'Returns of frozen peas come from one route',
    'Cold chain',
    0.84,
    [orders, sheet],
    'Route 12 has 3% of the volume and 61% of the returns.',
    'route:12',
  ),
  finding(
    'Grand Hotel Aurora asked for a yearly price',
    'Customers',
    0.55,
    [mail],
    'Three mails since April ask for one; none was answered.',
    'customer:grand-hotel-aurora',
  ),
  finding(
    'Product 4417 has no country of origin',
    'Products',
    0.97,
    [files],
    'Its data sheet leaves the field empty, which labelling rules do not allow.',
    'product:4417',
  ),
  finding(
    'Night deliveries have no owner',
    'Teams',
    0.7,
    [mail, sheet],
    'Since the change of shifts in July nobody signs the log after 22:00.',
    'team:logistics',
  ),
];

function finding(
  title: string,
  theme: FindingTemplate['theme'],
  confidence: number,
  sources: readonly string[],
  learned: string,
  node: string,
): FindingTemplate {
  const discovered =
    sources.length > 1 ? [`${sources.join(' and ')} speak of the same thing.`] : [];
  return { title, theme, confidence, sources, learned: [learned], discovered, nodes: [node] };
}
