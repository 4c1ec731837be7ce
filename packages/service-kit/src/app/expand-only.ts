import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import knex, { type Knex } from 'knex'
import { type AlterTableCmd, type ColumnDef, type Node, parse, SqlError } from 'libpg-query'

/** The part of Knex that a migration uses. */
interface Statements {
  raw(sql: string, bindings?: Knex.RawBinding[]): Promise<{ rows: unknown[] }>
}

interface Migration {
  up(db: Statements): Promise<void>
  /** Why the live version goes on although the migration is no pure expansion. */
  contract?: string
}

/** Statements that a running older version does not notice. */
const additive = new Set([
  'CommentStmt',
  'CreateEnumStmt',
  'CreateExtensionStmt',
  'CreateFunctionStmt',
  'CreateSeqStmt',
  'CreateStmt',
  'CreateTableAsStmt',
  'CreateTrigStmt',
  'GrantStmt',
  'InsertStmt',
  'SelectStmt',
  'UpdateStmt',
  'VariableSetStmt',
  'ViewStmt',
])

const additiveCommands = new Set([
  'AT_ColumnDefault',
  'AT_DropNotNull',
  'AT_ResetRelOptions',
  'AT_SetRelOptions',
])

/**
 * Returns why migrations must not run while an older version is live, one line for each statement. Migrations that
 * state a reason in `contract` are left out.
 *
 * @param names of files in the directory, in their order
 */
export async function breakingMigrations(
  directory: string,
  names: readonly string[],
): Promise<string[]> {
  const offline = knex({ client: 'pg' })
  const created = new Set<string>()
  const lines: string[] = []
  for (const name of names) {
    const { up, contract }: Migration = await import(pathToFileURL(join(directory, name)).href)
    const found: string[] = []
    await up({
      async raw(sql, bindings = []) {
        const statement = offline.raw(sql, bindings).toSQL().toNative().sql
        found.push(...(await breakingStatements(statement, created)))
        return { rows: [] }
      },
    })
    if (contract === undefined) lines.push(...found.map(reason => `${name} ${reason}`))
  }
  return lines
}

/**
 * Returns what statements do that breaks or blocks a version of the service that runs meanwhile.
 *
 * @param created names of tables and other objects that the same run creates, which that version does not use; added to
 */
export async function breakingStatements(
  sql: string,
  created = new Set<string>(),
): Promise<string[]> {
  try {
    const { stmts = [] } = await parse(sql)
    return stmts.flatMap(({ stmt }) => (stmt ? breaks(stmt, created) : []))
  } catch (error) {
    if (error instanceof SqlError) return [`cannot be checked: ${error.message}`]
    throw error
  }
}

function breaks(node: Node, created: Set<string>): string[] {
  const uses = (name = '') => !created.has(name)
  if ('CreateStmt' in node) created.add(node.CreateStmt.relation?.relname ?? '')
  if ('CreateTableAsStmt' in node) created.add(node.CreateTableAsStmt.into?.rel?.relname ?? '')
  if ('CreateSeqStmt' in node) created.add(node.CreateSeqStmt.sequence?.relname ?? '')
  if ('IndexStmt' in node) {
    const { idxname = '', relation, concurrent } = node.IndexStmt
    created.add(idxname)
    const isBlocking = !concurrent && uses(relation?.relname)
    return isBlocking ? [`creates index ${idxname} without concurrently, which blocks writes`] : []
  }
  if ('AlterTableStmt' in node) {
    const { relation, cmds = [] } = node.AlterTableStmt
    const table = relation?.relname ?? ''
    if (!uses(table)) return []
    return cmds.flatMap(cmd => ('AlterTableCmd' in cmd ? alters(table, cmd.AlterTableCmd) : []))
  }
  if ('DropStmt' in node) {
    const names = (node.DropStmt.objects ?? []).map(lastName)
    const what = node.DropStmt.removeType?.replace('OBJECT_', '').toLowerCase()
    return names.filter(uses).map(name => `drops ${what} ${name}`)
  }
  if ('RenameStmt' in node) {
    const { relation, subname = relation?.relname, newname } = node.RenameStmt
    return uses(relation?.relname) ? [`renames ${subname} to ${newname}`] : []
  }
  if ('DeleteStmt' in node) {
    const table = node.DeleteStmt.relation?.relname
    return uses(table) ? [`deletes rows of ${table}`] : []
  }
  if ('AlterSeqStmt' in node && !uses(node.AlterSeqStmt.sequence?.relname)) return []
  const [kind = ''] = Object.keys(node)
  const isReplacing =
    ('CreateFunctionStmt' in node && node.CreateFunctionStmt.replace) ||
    ('ViewStmt' in node && node.ViewStmt.replace) ||
    ('GrantStmt' in node && !node.GrantStmt.is_grant)
  if (additive.has(kind) && !isReplacing) return []
  return [`contains ${kind}, which is not known to be additive`]
}

function alters(table: string, { subtype = 'AT_AddColumn', name, def }: AlterTableCmd): string[] {
  if (subtype === 'AT_AddColumn' && def && 'ColumnDef' in def) return adds(table, def.ColumnDef)
  if (subtype === 'AT_ColumnDefault' && !def) return [`drops the default of ${table}.${name}`]
  if (additiveCommands.has(subtype)) return []
  const names: Record<string, string> = {
    AT_DropColumn: `drops column ${table}.${name}`,
    AT_DropConstraint: `drops constraint ${name} of ${table}`,
    AT_AlterColumnType: `changes the type of ${table}.${name}`,
    AT_SetNotNull: `makes ${table}.${name} not null`,
    AT_AddConstraint: `adds a constraint to ${table}, which refuses rows that were valid`,
  }
  return [names[subtype] ?? `contains ${subtype} of ${table}, which is not known to be additive`]
}

function adds(table: string, { colname, constraints = [] }: ColumnDef): string[] {
  const column = `${table}.${colname}`
  const all = constraints.flatMap(each => ('Constraint' in each ? [each.Constraint] : []))
  const types = new Set(all.map(({ contype }) => contype))
  const value = all.find(({ contype }) => contype === 'CONSTR_DEFAULT')?.raw_expr
  const isFilled =
    value !== undefined || types.has('CONSTR_GENERATED') || types.has('CONSTR_IDENTITY')
  const reasons = []
  if (types.has('CONSTR_NOTNULL') && !isFilled) {
    reasons.push(`adds column ${column} as not null without a default`)
  }
  if (types.has('CONSTR_UNIQUE') || types.has('CONSTR_PRIMARY')) {
    reasons.push(`adds column ${column} as unique, which builds its index under a lock`)
  }
  // PostgreSQL stores the value of a constant, or of now(), once for all rows.
  const isComputed =
    value &&
    'FuncCall' in value &&
    lastName({ List: { items: value.FuncCall.funcname ?? [] } }) !== 'now'
  if (isComputed || types.has('CONSTR_GENERATED') || types.has('CONSTR_IDENTITY')) {
    reasons.push(
      `adds column ${column} with computed values, which rewrites the table under a lock`,
    )
  }
  return reasons
}

/** Returns the name in a list of its parts, such as schema and table. */
function lastName(node: Node): string {
  const parts = 'List' in node ? (node.List.items ?? []) : []
  const last = parts.at(-1) ?? node
  if ('String' in last) return last.String.sval ?? ''
  if ('ObjectWithArgs' in last)
    return lastName({ List: { items: last.ObjectWithArgs.objname ?? [] } })
  return ''
}
