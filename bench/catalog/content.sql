-- Creates a catalogue of a given size, the same at every run. Words are chosen with a fixed random seed;
-- some are in many texts and most in few, as in a language. The session settings `fill.products`, `fill.posts`
-- and `fill.categories` are the sizes; those of other kinds are proportional.

select setseed(0.2026);

create temporary table words as
select
  array['Κούπα', 'Μπλουζάκι', 'Φούτερ', 'Τσάντα', 'Καπέλο', 'Σημειωματάριο', 'Στυλό', 'Μπρελόκ',
    'Ποτήρι', 'Θερμός', 'Ποδιά', 'Ομπρέλα', 'Αυτοκόλλητο', 'Κάρτα', 'Ημερολόγιο', 'Σακίδιο',
    'Πετσέτα', 'Κορνίζα', 'Μαξιλάρι', 'Πουκάμισο', 'Ζακέτα', 'Γιλέκο', 'Κονκάρδα', 'Αφίσα',
    'Φυλλάδιο', 'Φάκελος', 'Μολύβι', 'Θήκη', 'Βάση', 'Ρολόι'] as goods,
  array['λευκό', 'μαύρο', 'βαμβακερό', 'οικολογικό', 'κεντημένο', 'εταιρικό', 'παιδικό',
    'διαφημιστικό', 'ανακυκλωμένο', 'μεταλλικό', 'ξύλινο', 'κεραμικό', 'γυάλινο', 'μεγάλο', 'μικρό',
    'αδιάβροχο', 'πολυτελές', 'κλασικό', 'μοντέρνο', 'έγχρωμο'] as kinds,
  array['με λογότυπο', 'για γάμο', 'για βάπτιση', 'για συνέδριο', 'με όνομα', 'με φωτογραφία',
    'για σχολείο', 'για ομάδα', 'με κέντημα', 'με μεταξοτυπία'] as uses,
  string_to_array('η εκτύπωση γίνεται στο εργαστήριό μας με μελάνια νερού που αντέχουν σε πολλά '
    'πλυσίματα και δεν ξεθωριάζουν στον ήλιο παραδίδουμε σε όλη την Ελλάδα μέσα σε πέντε εργάσιμες '
    'ημέρες το ελάχιστο τεμάχιο είναι ένα κάθε σχέδιο ελέγχεται από άνθρωπο πριν τυπωθεί στείλτε '
    'μας το αρχείο σας διανυσματικό ή εικόνα υψηλής ανάλυσης ύφασμα ποιότητας χτενισμένο βαμβάκι '
    'γραμμάρια ραφές διπλές ενισχυμένες ιδανικό δώρο πελάτες συνεργάτες εκδήλωση κατάστημα χρώμα '
    'επιλογή μέγεθος διάσταση συσκευασία κουτί', ' ') as prose;

create function pg_temp.one_of(list text[], share float8) returns text
  language sql immutable return list[1 + floor(share * cardinality(list))::int];

-- Two to three percent of the words occur almost only in this text.
create function pg_temp.prose(length int) returns text language sql volatile as $$
  select string_agg(case when random() < 0.025
    then substr(md5(random()::text), 1, 7)
    else pg_temp.one_of(prose, power(random(), 1.5)) end, ' ')
  from words, generate_series(1, length)
$$;

create function pg_temp.image(seed text) returns jsonb language sql immutable
  return jsonb_build_object('hash', md5(seed), 'width', 1200, 'height', 1500,
    'widths', jsonb_build_array(320, 640, 960, 1200), 'color', '#e4e0d8',
    'format', 'jpeg', 'bytes', 250000);

create function pg_temp.size(name text, share numeric default 1) returns int language sql stable
  return ceil(current_setting('fill.' || name)::int * share);

insert into categories (name, slug, description, image)
select pg_temp.one_of(kinds, random()) || ' ' || pg_temp.one_of(goods, random()) || ' ' || n,
  'category-' || n, pg_temp.prose(12), pg_temp.image('category' || n)
from words, generate_series(1, pg_temp.size('categories')) n;

insert into events (name, description, image)
select 'Εκδήλωση ' || n, pg_temp.prose(12), pg_temp.image('event' || n)
from generate_series(1, 20) n;

insert into products (title, slug, description, "order", active, image, favicon)
select concat_ws(' ', pg_temp.one_of(goods, power(random(), 2)), pg_temp.one_of(kinds, random()),
    pg_temp.one_of(uses, random()), 'Νο', n),
  'product-' || n, pg_temp.prose(45), n % 100, n % 50 <> 0, pg_temp.image('product' || n),
  pg_temp.image('favicon' || n)
from words, generate_series(1, pg_temp.size('products')) n;

-- Each product has two neighbouring categories, so that all categories have similar numbers of products.
insert into product_categories (product_id, category_id)
select p.id, c.id
from (select id, row_number() over (order by id) n from products) p
join (select id, row_number() over (order by id) n from categories) c
  on c.n in (1 + p.n % pg_temp.size('categories'), 1 + (p.n + 1) % pg_temp.size('categories'))
on conflict do nothing;

insert into product_events (product_id, event_id)
select p.id, e.id
from (select id, row_number() over (order by id) n from products) p
join (select id, row_number() over (order by id) n from events) e on e.n = 1 + p.n % 40;

insert into blog_posts (title, slug, context, excerpt, author, tags, published, published_at, image)
select concat_ws(' ', pg_temp.one_of(goods, random()), pg_temp.one_of(uses, random()), pg_temp.prose(4)),
  'post-' || n, pg_temp.prose(600), pg_temp.prose(20), 'Μαρία Παπαδοπούλου',
  array[pg_temp.one_of(goods, random())], n % 20 <> 0, now() - n * interval '7 hours',
  pg_temp.image('post' || n)
from words, generate_series(1, pg_temp.size('posts')) n;

insert into works (title, customer_name, description, "order", images)
select concat_ws(' ', pg_temp.one_of(goods, random()), 'για πελάτη', n), 'Πελάτης ' || n,
  pg_temp.prose(60), n, jsonb_build_array(pg_temp.image('work' || n), pg_temp.image('work2' || n))
from words, generate_series(1, pg_temp.size('posts', 0.2)) n;

insert into faqs (question, answer, "order")
select 'Πώς ' || pg_temp.prose(8) || ';', pg_temp.prose(60), n from generate_series(1, 100) n;

insert into slug_history (kind, slug, record_id)
select 'product', slug, id from products
union all select 'category', slug, id from categories
union all select 'post', slug, id from blog_posts;

analyze;
