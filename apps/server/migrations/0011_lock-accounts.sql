-- Accounts by what they are: made where there is none, and locked by their ids until the transaction ends. In one call, since
-- everybody who wants the same ones waits for it. With those of used plan-months comes the period that ends last.
CREATE FUNCTION lock_plan_accounts(kinds text[], owners integer[], types text[])
RETURNS TABLE (id integer, kind text, owner_id integer, plan_type text, balance bigint, held bigint, last json)
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  ids integer[];
BEGIN
  LOOP
    -- Looked for by equality alone: with an `is not distinct from` for the world, all accounts of a kind would be read.
    ids := array(
      SELECT a.id FROM unnest(kinds, owners, types) AS asked (kind, owner_id, plan_type)
        JOIN plan_accounts a ON a.kind = asked.kind AND a.owner_id = asked.owner_id AND a.plan_type = asked.plan_type
      UNION ALL
      SELECT a.id FROM unnest(kinds, types) AS asked (kind, plan_type)
        JOIN plan_accounts a ON a.kind = asked.kind AND a.owner_id IS NULL AND a.plan_type = asked.plan_type
      WHERE asked.kind = 'world');
    EXIT WHEN cardinality(ids) = cardinality(kinds);
    -- Before any is locked: whoever makes the same one at that moment is waited for here, with nothing in hand.
    INSERT INTO plan_accounts (kind, owner_id, plan_type)
    SELECT * FROM unnest(kinds, owners, types) AS asked (kind, owner_id, plan_type)
    ORDER BY kind, owner_id, plan_type ON CONFLICT DO NOTHING;
  END LOOP;
  PERFORM FROM plan_accounts a WHERE a.id = any(ids) ORDER BY a.id FOR NO KEY UPDATE;
  -- A statement of its own: it sees what those have done who were waited for.
  RETURN QUERY
  SELECT a.id, a.kind, a.owner_id, a.plan_type, a.balance, a.held, (
    SELECT json_build_object('start_date', s.start_date, 'end_date', s.end_date, 'anchor', s.anchor,
      'anchor_months', s.anchor_months)
    FROM subscriptions s WHERE a.kind = 'used' AND s.user_id = a.owner_id AND s.type = a.plan_type
    ORDER BY s.end_date DESC LIMIT 1)
  FROM plan_accounts a WHERE a.id = any(ids);
END $$;
