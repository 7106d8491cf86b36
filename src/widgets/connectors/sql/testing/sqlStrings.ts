import type { SqlEngine } from '../../../../contract/index.ts';
import type { ConnectionStringProblem, SqlConnection } from '../sqlConnection.ts';

/** A connection string, and what it says. */
export type ReadableString = readonly [
  text: string,
  engine: SqlEngine | undefined,
  fields: SqlConnection,
  ignored?: readonly string[],
];

const login = { username: 'ann', password: 'pw' } as const;
const on = { useSSL: true, sslMode: 'require' } as const;

/** Forms that drivers' manuals show, and forms that people paste. */
export const readableStrings: readonly ReadableString[] = [
  [
    'mysql -h db.example -u ann -p mysql',
    'sql-a',
    { host: 'db.example', username: 'ann', database: 'mysql' },
  ],
  // URLs
  [
    'mysql://ann:pw@db.example:3307/shop',
    'sql-a',
    { ...login, host: 'db.example', port: '3307', database: 'shop' },
  ],
  ['mysql://db.example', 'sql-a', { host: 'db.example' }],
  [
    'mysql2://ann@db.example/shop?reconnect=true',
    'sql-a',
    { username: 'ann', host: 'db.example', database: 'shop' },
    ['reconnect'],
  ],
  [
    'mysql+pymysql://ann:pw@db/shop?charset=utf8mb4',
    'sql-a',
    { ...login, host: 'db', database: 'shop' },
    ['charset'],
  ],
  [
    'mysql://ann:pw@db/shop?ssl-mode=VERIFY_IDENTITY',
    'sql-a',
    { ...login, host: 'db', database: 'shop', ...on },
  ],
  [
    'postgres://ann:pw@db:5432/shop?sslmode=require',
    'sql-b',
    { ...login, host: 'db', port: '5432', database: 'shop', ...on },
  ],
  [
    'postgresql://ann:pw@db/shop?sslmode=verify-full&application_name=x',
    'sql-b',
    { ...login, host: 'db', database: 'shop', ...on },
    ['application_name'],
  ],
  [
    'postgresql://db/shop?sslmode=disable',
    'sql-b',
    { host: 'db', database: 'shop', useSSL: false, sslMode: 'disable' },
  ],
  [
    'postgresql://db/shop?sslmode=prefer',
    'sql-b',
    { host: 'db', database: 'shop', useSSL: true, sslMode: 'prefer' },
  ],
  [
    'postgresql://[2001:db8::1]:5433/shop',
    'sql-b',
    { host: '[2001:db8::1]', port: '5433', database: 'shop' },
  ],
  [
    'postgresql://a.example:5432,b.example:5433/shop',
    'sql-b',
    { host: 'a.example', port: '5432', database: 'shop' },
    ['hosts'],
  ],
  ['postgresql+psycopg2://ann:pw@db/shop', 'sql-b', { ...login, host: 'db', database: 'shop' }],
  [
    'postgresql:///shop?host=db.example&port=6432&user=ann&password=pw',
    'sql-b',
    { ...login, host: 'db.example', port: '6432', database: 'shop' },
  ],
  [
    'postgres://ann:p%40ss%2Fw@db/my%20shop',
    'sql-b',
    { username: 'ann', password: 'p@ss/w', host: 'db', database: 'my shop' },
  ],
  [
    'postgres://ann:100%@db/shop',
    'sql-b',
    { username: 'ann', password: '100%', host: 'db', database: 'shop' },
  ],
  [
    'postgres://ann:@db/shop',
    'sql-b',
    { username: 'ann', password: '', host: 'db', database: 'shop' },
  ],
  [
    'postgres://ann:p@ss:w/o?r#d@db/shop?sslmode=allow',
    'sql-b',
    {
      username: 'ann',
      password: 'p@ss:w/o?r#d',
      host: 'db',
      database: 'shop',
      useSSL: true,
      sslMode: 'prefer',
    },
  ],
  ['postgres://db/shop?options=a@b', 'sql-b', { host: 'db', database: 'shop' }, ['options']],
  [
    'POSTGRES://ann:pw@DB.Example/shop',
    'sql-b',
    { ...login, host: 'DB.Example', database: 'shop' },
  ],
  ['DATABASE_URL="postgres://ann:pw@db/shop"', 'sql-b', { ...login, host: 'db', database: 'shop' }],
  [
    'export DATABASE_URL=mysql://ann:pw@db/shop',
    'sql-a',
    { ...login, host: 'db', database: 'shop' },
  ],
  ["  'mysql://ann:pw@db/shop'\n", 'sql-a', { ...login, host: 'db', database: 'shop' }],
  [
    'sqlserver://ann:pw@db:1433?database=shop&encrypt=true',
    'sql-c',
    { ...login, host: 'db', port: '1433', database: 'shop', ...on },
  ],
  [
    'mssql+pyodbc://ann:pw@db/shop?driver=ODBC+Driver+18',
    'sql-c',
    { ...login, host: 'db', database: 'shop' },
    ['driver'],
  ],
  [
    'oracle://ann:pw@db:1521/?service_name=shop',
    'sql-d',
    { ...login, host: 'db', port: '1521', database: 'shop' },
  ],
  ['oracle+oracledb://ann:pw@db/shop', 'sql-d', { ...login, host: 'db', database: 'shop' }],
  [
    'mariadb://ann:pw@db:3306/shop',
    'sql-e',
    { ...login, host: 'db', port: '3306', database: 'shop' },
  ],
  [
    'mariadb+mariadbconnector://ann:pw@db/shop',
    'sql-e',
    { ...login, host: 'db', database: 'shop' },
  ],
  [
    'ann:pw@tcp(db:3307)/shop?parseTime=true&tls=true',
    'sql-a',
    { ...login, host: 'db', port: '3307', database: 'shop', ...on },
    ['parseTime'],
  ],
  // JDBC
  [
    'jdbc:mysql://db:3306/shop?user=ann&password=pw&useSSL=false',
    'sql-a',
    { ...login, host: 'db', port: '3306', database: 'shop', useSSL: false, sslMode: 'disable' },
  ],
  [
    'jdbc:mysql:loadbalance://a:3306,b:3306/shop',
    'sql-a',
    { host: 'a', port: '3306', database: 'shop' },
    ['hosts'],
  ],
  [
    'jdbc:postgresql://db/shop?currentSchema=sales,public',
    'sql-b',
    { host: 'db', database: 'shop', schema: ['sales', 'public'] },
  ],
  [
    'JDBC:postgresql://db:5433/shop?ssl=true',
    'sql-b',
    { host: 'db', port: '5433', database: 'shop', ...on },
  ],
  ['jdbc:mariadb:aurora://db/shop?sslMode=trust', 'sql-e', { host: 'db', database: 'shop', ...on }],
  [
    'jdbc:mariadb://db/shop?user=ann&password=p%26w',
    'sql-e',
    { username: 'ann', password: 'p&w', host: 'db', database: 'shop' },
  ],
  [
    'jdbc:sqlserver://db:1433;databaseName=shop;user=ann;password=pw;encrypt=true;trustServerCertificate=false',
    'sql-c',
    { ...login, host: 'db', port: '1433', database: 'shop', ...on },
  ],
  [
    'jdbc:sqlserver://db\\EXPRESS;databaseName=shop',
    'sql-c',
    { host: 'db', database: 'shop' },
    ['instance'],
  ],
  [
    'jdbc:sqlserver://;serverName=db;databaseName=shop;password={p;w}}x}',
    'sql-c',
    { host: 'db', database: 'shop', password: 'p;w}x' },
  ],
  [
    'jdbc:jtds:sqlserver://db:1433/shop;user=ann;password=pw',
    'sql-c',
    { ...login, host: 'db', port: '1433', database: 'shop' },
  ],
  ['jdbc:oracle:thin:@db:1521:SHOP', 'sql-d', { host: 'db', port: '1521', database: 'SHOP' }],
  [
    'jdbc:oracle:thin:@//db:1521/shop.example',
    'sql-d',
    { host: 'db', port: '1521', database: 'shop.example' },
  ],
  [
    'jdbc:oracle:thin:ann/pw@db:1521/shop',
    'sql-d',
    { ...login, host: 'db', port: '1521', database: 'shop' },
  ],
  [
    'jdbc:oracle:thin:ann/"p@w"@//db/shop',
    'sql-d',
    { username: 'ann', password: 'p@w', host: 'db', database: 'shop' },
  ],
  [
    'jdbc:oracle:thin:@tcps://db:2484/shop',
    'sql-d',
    { host: 'db', port: '2484', database: 'shop', ...on },
  ],
  [
    'jdbc:oracle:thin:@(DESCRIPTION=(ADDRESS=(PROTOCOL=TCP)(HOST=db)(PORT=1521))(CONNECT_DATA=(SERVICE_NAME=shop)))',
    'sql-d',
    { host: 'db', port: '1521', database: 'shop' },
  ],
  [
    'ann/pw@db.example:1521/shop',
    'sql-d',
    { ...login, host: 'db.example', port: '1521', database: 'shop' },
  ],
  // Names and values
  [
    'Server=tcp:db.example,1433;Initial Catalog=shop;User ID=ann;Password=pw;Encrypt=True;',
    'sql-c',
    { ...login, host: 'db.example', port: '1433', database: 'shop', ...on },
  ],
  [
    'Data Source=db\\SQLEXPRESS;Initial Catalog=shop;Integrated Security=SSPI',
    'sql-c',
    { host: 'db', database: 'shop' },
    ['Integrated Security', 'instance'],
  ],
  [
    'Driver={ODBC Driver 18 for SQL Server};Server=db;Database=shop;UID=ann;PWD={p;w=}};x}',
    'sql-c',
    { username: 'ann', password: 'p;w=};x', host: 'db', database: 'shop' },
  ],
  [
    'server = db ; database = shop ; uid = ann ; pwd = "p;""w" ; encrypt = no',
    'sql-c',
    {
      username: 'ann',
      password: 'p;"w',
      host: 'db',
      database: 'shop',
      useSSL: false,
      sslMode: 'disable',
    },
  ],
  [
    'Host=db;Port=5432;Database=shop;Username=ann;Password=pw;SSL Mode=Require',
    'sql-b',
    { ...login, host: 'db', port: '5432', database: 'shop', ...on },
  ],
  [
    "Host=db;Username=ann;Password='p;w=''x';Search Path=sales",
    'sql-b',
    { username: 'ann', password: "p;w='x", host: 'db', schema: ['sales'] },
  ],
  [
    'host=db port=5432 dbname=shop user=ann password=pw sslmode=require',
    'sql-b',
    { ...login, host: 'db', port: '5432', database: 'shop', ...on },
  ],
  [
    String.raw`host=db user=ann password='it\'s a \\ pw' dbname=shop`,
    'sql-b',
    { username: 'ann', password: String.raw`it's a \ pw`, host: 'db', database: 'shop' },
  ],
  [
    'Host=a.example,b.example:5433;Database=shop;Username=ann;Password=pw',
    'sql-b',
    { ...login, host: 'a.example', database: 'shop' },
    ['hosts'],
  ],
  [
    'Server=db;Port=3306;Database=shop;Uid=ann;Pwd=pw;SslMode=Required',
    'sql-a',
    { ...login, host: 'db', port: '3306', database: 'shop', ...on },
  ],
  ['Server=db;Database=shop;Uid=ann;Pwd=pw', undefined, { ...login, host: 'db', database: 'shop' }],
  [
    'Driver={MariaDB ODBC 3.1 Driver};Server=db;Database=shop;UID=ann;PWD=pw',
    'sql-e',
    { ...login, host: 'db', database: 'shop' },
  ],
  [
    'Data Source=db:1521/shop;User Id=ann;Password=pw',
    'sql-d',
    { ...login, host: 'db', port: '1521', database: 'shop' },
  ],
  [
    'Data Source=(DESCRIPTION=(ADDRESS=(PROTOCOL=TCPS)(HOST=db)(PORT=2484))(CONNECT_DATA=(SID=SHOP)));User Id=ann;Password=pw',
    'sql-d',
    { ...login, host: 'db', port: '2484', database: 'SHOP', ...on },
  ],
];

/** Strings that cannot be read, and why. */
export const unreadableStrings: readonly (readonly [string, ConnectionStringProblem])[] = [
  ['mysql -u ann -p mysql -h other.example -phunter2', 'several'],
  ['mysql -u ann -p; psql -h other.example -U bob', 'several'],
  ['host=db.example user=ann secrethost=other.example password=hunter2', 'several'],
  ['mysql -h db.example -u ann -p mysqlsh --uri=bob:hunter2@other.example', 'several'],
  ['', 'empty'],
  ['   \n', 'empty'],
  ['hunter2', 'unknown'],
  ['https://ann:hunter2@db.example/shop', 'unknown'],
  ['redis://:hunter2@db:6379/0', 'unknown'],
  ['jdbc:sqlite:/tmp/hunter2.db', 'unknown'],
  ['postgres://', 'no-host'],
  ['postgres://ann:hunter2@/shop', 'no-host'],
  ['jdbc:postgresql:hunter2', 'no-host'],
  ['Database=shop;Password=hunter2', 'no-host'],
  ['postgres://ann:hunter2@db:port/shop', 'bad-port'],
  ['postgres://ann:hunter2@db:70000/shop', 'bad-port'],
  ['mysql://ann:hunter2@db:0/shop', 'bad-port'],
  ['Server=db,hunter2;Initial Catalog=shop', 'bad-port'],
  ['Server=db;Password="hunter2', 'unclosed'],
  ['jdbc:sqlserver://db;password={hunter2', 'unclosed'],
  ["host=db password='hunter2", 'unclosed'],
  ['jdbc:oracle:thin:ann/hunter2@(DESCRIPTION=(ADDRESS=(HOST=db)', 'unclosed'],
  ['Server=db;Password=hunter;2;Database=shop', 'loose-text'],
  ['postgresql:///shop?host=/var/run/hunter2', 'socket'],
  ['postgresql://ann:hunter2@%2Fvar%2Frun/shop', 'socket'],
  ['ann:hunter2@unix(/tmp/mysql.sock)/shop', 'socket'],
  [`postgres://ann:${'hunter2'.repeat(2000)}@db/shop`, 'too-long'],
];
