import type { Knex } from 'knex'

/** Searches pages such as the contact page: the words of their descriptions find them as their titles do. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table pages (
      id uuid primary key default uuidv7(),
      slug text not null unique,
      title text not null,
      description text not null,
      -- As in every searched table.
      deleted_at timestamptz(3),
      title_lexemes tsvector not null generated always as (search_vector(title, description)) stored,
      lexemes tsvector not null generated always as (search_vector(title, description)) stored
    );
    create trigger search_learn after insert or update of lexemes on pages
      for each row execute function search_learn();
    insert into pages (slug, title, description) values
      ('contact', 'Επικοινωνία',
        'Τηλέφωνο, e-mail, διεύθυνση και χάρτης του εργαστηρίου, ωράριο και ώρες λειτουργίας. Γράψτε μας μήνυμα.'),
      ('custom-order', 'Παραγγελία',
        'Στείλτε παραγγελία με το σχέδιό σας και ζητήστε προσφορά.'),
      ('test-your-idea', 'Δοκιμάστε την ιδέα σας',
        'Σχεδιάστε μακέτα με φωτογραφία, λογότυπο και κείμενο πάνω στο προϊόν.'),
      ('faq', 'Συχνές ερωτήσεις', 'Ερωτήσεις και απαντήσεις, βοήθεια.'),
      ('our-works', 'Οι δουλειές μας', 'Έργα και δείγματα της δουλειάς μας για πελάτες.'),
      ('about', 'Σχετικά με εμάς', 'Ποιοι είμαστε: η εταιρεία και το εργαστήριο.');
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table pages')
}
